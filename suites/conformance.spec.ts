import { checks } from './checks.ts';
import { plan } from './plan.ts';
import { register } from './register.ts';

for (const area of plan.areas) register(checks[area]);
