import { collectFaultRules } from '../rules/faults.ts';
import { checkServiceOptions, SERVICE_OPTIONS } from './check-service-options.ts';
import { openService, type Service, type ServiceOptions } from './service.ts';
import * as trials from './trial-service.ts';

/**
 * The reference service of both editions. It responds at its addresses only; whether these are ports, intercepted
 * addresses or just names makes no difference. `close` removes what was set up around it.
 *
 * Throws an Error for an invalid dataset, snapshot or resolution, for two faults that cannot be combined, and for two editions with
 * the same address, and a TypeError for an unknown option, one of a wrong type and an invalid app.
 */
export function createService(options: ServiceOptions = {}, close?: () => Promise<void>): Service {
  checkServiceOptions('createService()', options, { addresses: 'an object', ...SERVICE_OPTIONS });
  return openService(options, { faultRules: collectFaultRules(options.faults ?? []), trials }, close);
}
