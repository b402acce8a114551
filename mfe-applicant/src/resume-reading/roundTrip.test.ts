import { CV_LANGUAGES, type JsonResume, jsonResumeSchema } from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import { toJsonResume } from '../cv/exports/jsonResume.ts';
import { aHardCv } from '../cv/testing/hardCv.ts';
import { importJsonResume } from './foreign/importJsonResume.ts';

const TEXTS = {
  en: ['Front desk & back office', 'Led 12 people; cut waste by <5 %.', 'AT&T, R&amp;D, C++ and <b> tags'],
  nl: ['Coördinator “ontvangst”', 'Eén team, 24/7.\nTwee regels.', 'reïntegratie; ’s nachts'],
  es: ['Recepción y atención al huésped', '¿Qué más? ¡Todo!', 'niños, pingüinos y señoras'],
  pap: ['Yudante di cushina', 'Mi a organisa e cushina di un restaurant chikito.', 'Ñapa, beibi y crèche'],
} as const;
const DATES = ['2019', '2020-03', '2021-11-20', 'zomer 2022', 'diciembre 2023'];

type Shape = { type: string; def?: { innerType?: Shape; element?: Shape; shape?: Record<string, Shape> } };

/** Fills in every field of the schema of a CV with a text of a language, and lists with three entries. */
function filled(schema: Shape, key: string, at: { next: number }, texts: readonly string[]): unknown {
  const { type, def } = schema;
  if (type === 'optional') return filled(def!.innerType!, key, at, texts);
  if (type === 'array') return [0, 1, 2].map(() => filled(def!.element!, key, at, texts));
  if (type === 'object') {
    const fields = Object.entries(def!.shape!).filter(([name]) => name !== '$schema' && name !== 'meta');
    return Object.fromEntries(fields.map(([name, field]) => [name, filled(field, name, at, texts)]));
  }
  at.next += 1;
  if (/date$/i.test(key)) return DATES[at.next % DATES.length];
  if (key === 'url') return ['https://example.aw/ñapa', 'example.aw', 'my site'][at.next % 3];
  if (key === 'email') return ['ana@example.aw', 'ana at example'][at.next % 2];
  if (key === 'image') return 'data:image/png;base64,iVBORw0KGgo=';
  return `${texts[at.next % texts.length]} ${at.next}`;
}

describe('a CV that is exported and imported again', () => {
  it.each(CV_LANGUAGES)('is the same document with every field filled in (%s)', (language) => {
    const resume = filled(
      jsonResumeSchema as unknown as Shape,
      '',
      { next: 0 },
      TEXTS[language],
    ) as JsonResume;
    z.parse(jsonResumeSchema, resume);
    const imported = importJsonResume(JSON.stringify(toJsonResume(resume)));
    expect(imported!.resume).toEqual(resume);
    expect(imported!.unassigned).toEqual([]);
  });

  it.each(CV_LANGUAGES)('is the same document with many entries (%s)', (language) => {
    const { resume } = aHardCv({ language });
    const imported = importJsonResume(JSON.stringify(toJsonResume(resume)));
    expect(imported!.resume).toEqual(resume);
    expect(imported!.unassigned).toEqual([]);
  });
});
