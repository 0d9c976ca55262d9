import { BY_ADDRESS, INLINE } from './app-shapes.ts';
import { readResponse } from './job-response.ts';
import { isProcessed, keepsStrings, RESPONSE_REQUIREMENTS, responseRules } from './response-rules.ts';
import { many } from './strings.ts';
import { callApp } from '../drivers/call-app.ts';
import { requireApp } from '../drivers/job.ts';
import type { JobShape } from '../drivers/job.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { Unsupported } from '../kit/preconditions.ts';
import type { AppModule } from '../../run/plan.ts';

/** A job of this many strings is one that an app may give by address. */
const SEVERAL = 150;

const WAYS = [
  {
    requirement: 'module.response.inline-read',
    shapes: [...INLINE, { shape: 'many strings', strings: many(SEVERAL) }],
  },
  // The last of them is a large one.
  { requirement: 'module.response.addresses-read', shapes: BY_ADDRESS.slice(0, -1) },
] as const;

/** The modules of an app besides the one that every other check is about. */
export const otherModuleChecks: readonly Check[] = [
  check(
    'module.app.other-modules',
    {
      title: 'every module of the manifest responds to jobs',
      cites: WAYS.map(({ requirement }) => requirement),
      mayFind: [...RESPONSE_REQUIREMENTS, keepsStrings.requirement],
    },
    async (context) => {
      const { others = [] } = requireApp(context.target);
      if (others.length === 0)
        throw new Unsupported('the app offers one module, or the run is about one of several', { code: 'not-offered' });
      for (const { requirement, shapes } of WAYS)
        await context.judgeEach(
          [isProcessed(requirement), ...responseRules, keepsStrings],
          others.flatMap((module) => shapes.map((shape) => ofModule(shape, module))),
          async (shape) => readResponse(await callApp(context.target, shape)),
        );
    },
  ),
];

const ofModule = (shape: JobShape, module: AppModule): JobShape => ({
  ...shape,
  ...{ module, shape: `${shape.shape}, to the module “${module.key}”` },
});
