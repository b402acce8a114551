import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Every page of the site, in all its languages or, with `PSEUDO_TEXTS`, in texts that are longer than any translation. */
export default defineConfig(base, { testDir: './every-page', timeout: 2_400_000 });
