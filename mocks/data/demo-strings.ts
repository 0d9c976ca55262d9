import type { SourceString, Translation } from '../state/dataset.ts';
import { languagesSummary } from '../state/languages-summary.ts';

type Extra = Partial<SourceString> & Readonly<Record<string, unknown>>;

const files = {
  web: { id: 7, name: 'web.json', title: 'Web shop', type: 'json', context: 'Pages of the shop' },
  mail: { id: 8, name: 'mail.html', title: 'Mails', type: 'html', context: '' },
  app: { id: 9, name: 'strings.xml', title: 'Android app', type: 'android', context: 'The app in the shop' },
};

/** The ids of the demo world's users. */
export const [alice, bob, carol, dave] = [1, 2, 3, 4];
let nextTranslation = 9001;

const by = (user: number, added = '2024-03-02 10:00:00') => ({ user, added });
const up = (user: number) => ({ ...by(user), 'is up': true, 'is down': false });
const down = (user: number) => ({ ...by(user), 'is up': false, 'is down': true });

function translation(
  language: string,
  text: string,
  user: number,
  more: Readonly<Record<string, unknown>> = {},
): Translation {
  const id = nextTranslation++;
  return { id, language, text, user, votes: [], approvals: [], updated: '2024-03-01 12:00:00', ...more } as Translation;
}

/** A source string with what follows from its translations: one summary for each language that has any. */
function string(id: number, identifier: string, text: SourceString['text'], extra: Extra = {}): SourceString {
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
    'languages summary': languagesSummary(text, translations),
  } as SourceString;
}

/** The strings of the shop's web pages and mails. */
export const shopStrings: readonly SourceString[] = [
  string(101, 'cart.checkout', 'Checkout', {
    context: 'Button under the cart',
    'max length': 20,
    labels: [{ id: 1, title: 'buttons', 'is system': false }],
    translations: [
      translation('uk', 'Оформити замовлення', alice, { votes: [up(bob), up(carol)], approvals: [by(bob)] }),
      translation('de', 'Zur Kasse', bob, { provider: 'tm', 'is pre translated': true, approvals: [by(carol)] }),
      translation('pt', 'Finalizar compra', carol, { provider: 'deepl', 'is pre translated': true }),
    ],
  }),
  string(102, 'cart.empty', 'Your cart is empty', {
    translations: [
      translation('uk', 'Ваш кошик порожній', alice),
      translation('uk', 'Кошик порожній', dave, { votes: [down(alice)] }),
      translation('pt-BR', 'Seu carrinho está vazio', dave, { provider: 'ai', 'is pre translated': true }),
    ],
    comments: [{ user: bob, 'has issue': true, 'has unresolved issue': true }],
  }),
  string(
    103,
    'cart.items',
    { one: '{n} item', other: '{n} items' },
    {
      translations: [
        ...plural('uk', alice, { one: '{n} товар', few: '{n} товари', many: '{n} товарів', other: '{n} товару' }),
        ...plural('de', bob, { one: '{n} Artikel', other: '{n} Artikel' }),
        ...plural('ar', carol, {
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
  string(104, 'greeting', 'Hello, {name, select, other {{name}}}!', {
    'type is icu': true,
    translations: [translation('de', 'Hallo, {name, select, other {{name}}}!', bob)],
    screenshots: [{ id: 1 }],
  }),
  string(105, 'legal.imprint', 'Imprint', { 'is hidden': true, context: 'Only shown in Germany' }),
  string(106, 'nav.checkout', 'Checkout', {
    'is duplicate': true,
    added: '2024-04-01 08:30:00',
    updated: '2024-04-01 08:30:00',
    translations: [translation('de', 'Kasse', bob)],
  }),
  string(107, 'brand', 'Lumen', {
    labels: [{ id: 2, title: 'web.json', 'is system': true }],
    fields: [{ name: 'Owner', slug: 'owner', value: 'Marketing', type: 'text' }],
    translations: [translation('uk', 'Lumen', dave), translation('de', 'Lumen', bob, { approvals: [by(carol)] })],
  }),
  string(108, 'mail.subject', 'Your order is on its way', {
    file: files.mail,
    isPassedWorkflow: true,
    comments: [{ user: alice, 'has issue': true, 'has unresolved issue': false }, { user: carol }],
    translations: [
      translation('uk', 'Ваше замовлення вже в дорозі', alice, { provider: 'global_tm', 'is pre translated': true }),
    ],
  }),
];

/** The strings of the shop's app. */
export const pocketStrings: readonly SourceString[] = [
  string(201, 'app_name', 'Lumen Pocket', { file: files.app, branch: { id: 3, name: 'main', title: 'Main' } }),
  string(202, 'sign_in', 'Sign in', {
    file: files.app,
    branch: { id: 3, name: 'main', title: 'Main' },
    'max length': 12,
    fields: [{ name: 'Screen', slug: 'screen', value: 'login', type: 'select' }],
    translations: [translation('uk', 'Увійти', alice, { votes: [up(dave)] }), translation('pt-BR', 'Entrar', dave)],
  }),
  string(203, 'sign_out', 'Sign out', {
    file: files.app,
    translations: [translation('uk', 'Вийти', alice, { approvals: [by(bob)] })],
  }),
];

function plural(language: string, user: number, forms: Readonly<Record<string, string>>): Translation[] {
  return Object.entries(forms).map(([form, text]) => translation(language, text, user, { 'plural form': form }));
}
