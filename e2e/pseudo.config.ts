import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** The site in the pseudo-language, whose texts are longer than any translation. */
process.env['PSEUDO_TEXTS'] = 'on';

export default defineConfig(base, { testDir: './pseudo' });
