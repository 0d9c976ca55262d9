import { test } from '@playwright/test';
import { checks } from './checks.ts';
import { plan } from './plan.ts';
import { register } from './register.ts';

for (const area of plan.areas) test.describe(area, () => register(checks[area]));
