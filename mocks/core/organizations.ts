import type { Edition } from '../../spec/requirements/requirement.ts';

/** The organization that an edition's data belongs to; the hosted edition's is the service's own. */
export const ORGANIZATIONS: Readonly<Record<Edition, { readonly id: number; readonly domain: string }>> = {
  hosted: { id: 1, domain: 'localization.example' },
  enterprise: { id: 2, domain: 'acme.localization.example' },
};
