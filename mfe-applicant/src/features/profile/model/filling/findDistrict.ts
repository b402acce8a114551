import type { OptionRef } from '@cpa/shared/contracts';
import { plainWords } from '../../../../cv/content/plainWords.ts';

/** Finds the district that a text names; null for none and for "Oranjestad", which is two. */
export function findDistrict(text: string, districts: readonly OptionRef[]): OptionRef | null {
  const plain = ` ${plainWords(text)} `;
  const named = districts.flatMap((district) => {
    // "Noord/Tanki Leendert" are two places in one district.
    const places = district.name.split('/').map(plainWords);
    const lengths = places.filter((place) => plain.includes(` ${place} `)).map(({ length }) => length);
    return lengths.length > 0 ? [{ district, length: Math.max(...lengths) }] : [];
  });
  // "San Nicolas Noord" names Noord too.
  return named.toSorted((a, b) => b.length - a.length)[0]?.district ?? null;
}
