import type { SourceString, Translation } from './dataset.ts';
import { summarizeLanguages } from './languages-summary.ts';

type Extra = Partial<SourceString> & Readonly<Record<string, unknown>>;

const files = {
  web: { id: 7, name: 'web.json', title: 'Web shop', type: 'json', context: 'Pages of the shop' },
  mail: { id: 8, name: 'mail.html', title: 'Mails', type: 'html', context: '' },
  app: { id: 9, name: 'strings.xml', title: 'Android app', type: 'android', context: 'The app in the shop' },
};

/** The ids of the users of the demo dataset. */
export const [alice, bob, carol, dave] = [1, 2, 3, 4];
let nextTranslation = 9001;

const by = (user: number, added = '2024-03-02 10:00:00') => ({ user, added });
const up = (user: number) => ({ ...by(user), 'is up': true, 'is down': false });
const down = (user: number) => ({ ...by(user), 'is up': false, 'is down': true });

function createTranslation(
  language: string,
  text: string,
  user: number,
  more: Readonly<Record<string, unknown>> = {},
): Translation {
  const id = nextTranslation++;
  return { id, language, text, user, votes: [], approvals: [], updated: '2024-03-01 12:00:00', ...more } as Translation;
}

/** A source string with the `languages summary` that follows from its translations. */
function createString(id: number, identifier: string, text: SourceString['text'], extra: Extra = {}): SourceString {
  const translations = extra.translations ?? [];
  const isPlural = typeof text === 'object';
  return {
    id,
    identifier,
    text,
    context: '',
    'type is plain': !isPlural && !extra['type is icu'],
    'type is plural': isPlural,
    'is visible': !extra['is hidden'],
    'is hidden': false,
    'is duplicate': false,
    file: files.web,
    comments: [],
    screenshots: [],
    labels: [],
    fields: [],
    added: '2024-02-01 09:00:00',
    updated: '2024-02-10 09:00:00',
    ...extra,
    translations,
    'languages summary': summarizeLanguages(text, translations),
  } as SourceString;
}

/** The strings of the web shop's pages and mails, project 1. */
export const shopStrings: readonly SourceString[] = [
  createString(101, 'cart.checkout', 'Checkout', {
    context: 'Button under the cart',
    'max length': 20,
    labels: [{ id: 1, title: 'buttons', 'is system': false }],
    translations: [
      createTranslation('uk', 'Оформити замовлення', alice, { votes: [up(bob), up(carol)], approvals: [by(bob)] }),
      createTranslation('de', 'Zur Kasse', bob, { provider: 'tm', 'is pre translated': true, approvals: [by(carol)] }),
      createTranslation('pt', 'Finalizar compra', carol, { provider: 'deepl', 'is pre translated': true }),
    ],
  }),
  createString(102, 'cart.empty', 'Your cart is empty', {
    translations: [
      createTranslation('uk', 'Ваш кошик порожній', alice),
      createTranslation('uk', 'Кошик порожній', dave, { votes: [down(alice)] }),
      createTranslation('pt-BR', 'Seu carrinho está vazio', dave, { provider: 'ai', 'is pre translated': true }),
    ],
    comments: [{ user: bob, 'has issue': true, 'has unresolved issue': true }],
  }),
  createString(
    103,
    'cart.items',
    { one: '{n} item', other: '{n} items' },
    {
      translations: [
        ...createPluralTranslations('uk', alice, {
          one: '{n} товар',
          few: '{n} товари',
          many: '{n} товарів',
          other: '{n} товару',
        }),
        ...createPluralTranslations('de', bob, { one: '{n} Artikel', other: '{n} Artikel' }),
        ...createPluralTranslations('ar', carol, {
          zero: 'لا عناصر',
          one: 'عنصر واحد',
          two: 'عنصران',
          few: '{n} عناصر',
          many: '{n} عنصرًا',
          other: '{n} عنصر',
        }),
      ],
    },
  ),
  createString(104, 'greeting', 'Hello, {name, select, other {{name}}}!', {
    'type is icu': true,
    translations: [createTranslation('de', 'Hallo, {name, select, other {{name}}}!', bob)],
    screenshots: [{ id: 1 }],
  }),
  createString(105, 'legal.imprint', 'Imprint', { 'is hidden': true, context: 'Only shown in Germany' }),
  createString(106, 'nav.checkout', 'Checkout', {
    'is duplicate': true,
    added: '2024-04-01 08:30:00',
    updated: '2024-04-01 08:30:00',
    translations: [createTranslation('de', 'Kasse', bob)],
  }),
  createString(107, 'brand', 'Lumen', {
    labels: [{ id: 2, title: 'web.json', 'is system': true }],
    fields: [{ name: 'Owner', slug: 'owner', value: 'Marketing', type: 'text' }],
    translations: [
      createTranslation('uk', 'Lumen', dave),
      createTranslation('de', 'Lumen', bob, { approvals: [by(carol)] }),
    ],
  }),
  createString(108, 'mail.subject', 'Your order is on its way', {
    file: files.mail,
    isPassedWorkflow: true,
    comments: [{ user: alice, 'has issue': true, 'has unresolved issue': false }, { user: carol }],
    translations: [
      createTranslation('uk', 'Ваше замовлення вже в дорозі', alice, {
        provider: 'global_tm',
        'is pre translated': true,
      }),
    ],
  }),
];

/** The strings of the shop's Android app, project 2. */
export const pocketStrings: readonly SourceString[] = [
  createString(201, 'app_name', 'Lumen Pocket', { file: files.app, branch: { id: 3, name: 'main', title: 'Main' } }),
  createString(202, 'sign_in', 'Sign in', {
    file: files.app,
    branch: { id: 3, name: 'main', title: 'Main' },
    'max length': 12,
    fields: [{ name: 'Screen', slug: 'screen', value: 'login', type: 'select' }],
    translations: [
      createTranslation('uk', 'Увійти', alice, { votes: [up(dave)] }),
      createTranslation('pt-BR', 'Entrar', dave),
    ],
  }),
  createString(203, 'sign_out', 'Sign out', {
    file: files.app,
    translations: [createTranslation('uk', 'Вийти', alice, { approvals: [by(bob)] })],
  }),
];

function createPluralTranslations(
  language: string,
  user: number,
  forms: Readonly<Record<string, string>>,
): Translation[] {
  return Object.entries(forms).map(([form, text]) => createTranslation(language, text, user, { 'plural form': form }));
}
