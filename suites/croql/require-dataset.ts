import { fixtureDataset } from '../oracle/fixture-dataset.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { Unsupported } from '../kit/preconditions.ts';
import type { Dataset } from '../../spec/schemas/types.gen.ts';

/** Loads a dataset. Throws {@link Unsupported} if the run uses another oracle. */
export async function requireDataset({ target }: CheckContext, dataset: Dataset = fixtureDataset): Promise<void> {
  const { oracle } = target.plan;
  if (oracle !== undefined && oracle !== 'reference')
    throw new Unsupported(`the run compares results with those of the oracle ${oracle} only`, {
      code: 'other-oracle',
      subject: oracle,
    });
  await target.load(dataset);
}
