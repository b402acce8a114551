import type { JsonResume } from '@cpa/shared/contracts';
import { plainWords } from '../../cv/content/plainWords.ts';
import { type ResumeLine, trimmed } from './resumeLine.ts';

type Basics = NonNullable<JsonResume['basics']>;

const EMAIL = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d.-]+\.\p{L}{2,}/u;
const URL = /^(?:https?:\/\/)?(?:www\.)?[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:\/[^\s|,]*)?$/i;
const PHONE = /(?:\+|00)?\(?\d[\d\s().-]{5,18}\d/;
const LABEL =
  /^(?:e ?-?mail|mail|correo(?: electr[oó]nico)?|tel(?:\.|efoon|efon|éfono|ephone|efono)?|phone|mobile|mobiel|cel(?:ular)?|whatsapp|address|adres|direcci[oó]n|dirección|name|naam|nombre|n[oò]mber|website|web|linkedin|city|woonplaats|ciudad|location)\s*:\s*|^tel\.\s*/iu;
const NAME_LABEL = /^(?:full name|name|naam|nombre|n[oò]mber)\s*:/iu;
const TITLES = new Set(['curriculum vitae', 'cv', 'resume', 'curriculum', 'hoja de vida', 'c v']);
const PLACES =
  /\b(?:aruba|oranjestad|noord|palm beach|eagle beach|san nicolas|santa cruz|savaneta|paradera|pos chiquito|tanki (?:leendert|flip)|malmok|bubali|curacao|willemstad|bonaire|kralendijk|nederland|netherlands|amsterdam|rotterdam|den haag|venezuela|colombia)\b/;

/** Finds name, headline and contact details in the first lines. `rest` is the remaining text. */
export function findContact(lines: readonly ResumeLine[]): { basics: Basics; rest: string[] } {
  const basics: Basics = {};
  const rest: string[] = [];
  for (const { text } of lines) {
    for (const part of text
      .split(/\t|\s+[|·•–—]\s+|\s*\|\s*|;\s+|,\s+(?=\S+@|\+\d|https?:|www\.)/)
      .map(trimmed)) {
      if (part && !TITLES.has(plainWords(part)) && !takeDetail(basics, part)) rest.push(part);
    }
  }
  if (!basics.name && rest.length > 0 && isName(rest[0]!)) basics.name = rest.shift()!;
  if (!basics.label && basics.name && rest.length > 0 && isHeadline(rest[0]!)) basics.label = rest.shift()!;
  return { basics, rest };
}

/** Assigns a part that is a contact detail. */
function takeDetail(basics: Basics, part: string): boolean {
  const value = trimmed(part.replace(LABEL, ''));
  const email = EMAIL.exec(value)?.[0];
  if (email && !basics.email) {
    basics.email = email;
    const more = trimmed(value.replace(email, ''));
    return more === '' || takeDetail(basics, more);
  }
  if (NAME_LABEL.test(part) && !basics.name) return set(basics, 'name', value);
  if (isLink(value)) return takeLink(basics, value);
  const phone = PHONE.exec(value)?.[0];
  if (phone && !basics.phone && !/\p{L}/u.test(value.replace(phone, '')))
    return set(basics, 'phone', phone.trim());
  if (!basics.location && PLACES.test(plainWords(value)) && value.split(' ').length <= 9) {
    basics.location = { city: value };
    return true;
  }
  return false;
}

function takeLink(basics: Basics, value: string): boolean {
  if (/linkedin\.com/i.test(value)) {
    if (basics.profiles) return false;
    basics.profiles = [{ network: 'LinkedIn', url: value }];
    return true;
  }
  return basics.url ? false : set(basics, 'url', value);
}

function set(basics: Basics, key: 'name' | 'phone' | 'url', value: string): true {
  basics[key] = value;
  return true;
}

const isLink = (value: string): boolean => URL.test(value) && !value.includes('@');

const isName = (text: string): boolean => {
  const words = text.split(' ');
  return words.length <= 8 && !/\d|[@:]/.test(text) && !/[.!?]$/.test(text);
};

const isHeadline = (text: string): boolean =>
  text.split(' ').length <= 12 && !/[.!?]$/.test(text) && !/\d{4}/.test(text);
