import { judgeLine } from './judgeLine.ts';

describe('judgeLine', () => {
  test.each([
    ['en', 'Served 40 tables each night', 'good'],
    ['en', 'Tables of the terrace', 'noVerb'],
    ['nl', 'Bediende 40 tafels per avond', 'concrete'],
    ['nl', 'Bediende gasten op het terras', 'noNumber'],
    ['nl', 'Verantwoordelijk voor 40 tafels', 'weak'],
    ['es', 'Atendí 40 mesas cada noche', 'concrete'],
    ['es', 'Responsable de 40 mesas', 'weak'],
    ['pap', 'A sirbi 40 mesa tur anochi', 'concrete'],
    ['pap', 'Responsabel pa 40 mesa', 'weak'],
  ] as const)('judges a line in %s: %s', (language, line, verdict) => {
    expect(judgeLine(line, language).verdict).toBe(verdict);
  });
});
