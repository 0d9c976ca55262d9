import { test } from '@playwright/test';
import { appChecks, checks } from './checks.ts';
import { plan } from './plan.ts';
import { register } from './register.ts';

if (plan.target.kind === 'app') test.describe('module', () => register(appChecks));
else for (const area of plan.areas) test.describe(area, () => register(checks[area]));
