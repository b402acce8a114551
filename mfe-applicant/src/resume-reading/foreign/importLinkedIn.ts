import type { JsonResume } from '@cpa/shared/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { parse } from 'papaparse';
import { parseCvDate } from '../../cv-draft/cvDates.ts';

type Row = Record<string, string>;

/** Uncompressed size of a file that is read, in bytes. The files with messages and pictures are skipped. */
const MOST_BYTES = 5_000_000;
const FILES = /(?:^|\/)(Profile|Positions|Education|Skills|Languages|Certifications|Email Addresses)\.csv$/;

/** Reads LinkedIn's data export ("Get a copy of your data"). Returns null for another ZIP. */
export function importLinkedIn(zip: Uint8Array): JsonResume | null {
  const files = unzipSync(zip, {
    filter: ({ name, originalSize }) => FILES.test(name) && originalSize < MOST_BYTES,
  });
  const tables = new Map(
    Object.entries(files).map(([name, bytes]) => [FILES.exec(name)![1]!, rowsOf(strFromU8(bytes))]),
  );
  const [profile] = tables.get('Profile') ?? [];
  if (!profile && !tables.has('Positions')) return null;
  const rows = (name: string) => tables.get(name) ?? [];
  const name = [profile?.['First Name'], profile?.['Last Name']].filter(Boolean).join(' ');
  return {
    basics: {
      name,
      label: profile?.['Headline'] ?? '',
      summary: profile?.['Summary'] ?? '',
      email:
        (rows('Email Addresses').find((row) => row['Primary'] === 'Yes') ?? rows('Email Addresses')[0])?.[
          'Email Address'
        ] ?? '',
      ...(profile?.['Geo Location'] && { location: { city: profile['Geo Location'] } }),
    },
    work: rows('Positions').map((row) => ({
      position: row['Title'] ?? '',
      name: row['Company Name'] ?? '',
      location: row['Location'] ?? '',
      summary: row['Description'] ?? '',
      ...period(row['Started On'], row['Finished On']),
    })),
    education: rows('Education').map((row) => ({
      institution: row['School Name'] ?? '',
      studyType: row['Degree Name'] ?? '',
      startDate: dateOf(row['Start Date']),
      endDate: dateOf(row['End Date']),
    })),
    skills: rows('Skills').flatMap(({ Name }) => (Name ? [{ name: Name }] : [])),
    languages: rows('Languages').map((row) => ({
      language: row['Name'] ?? '',
      fluency: row['Proficiency'] ?? '',
    })),
    certificates: rows('Certifications').map((row) => ({
      name: row['Name'] ?? '',
      issuer: row['Authority'] ?? '',
      date: dateOf(row['Started On']),
    })),
  };
}

function rowsOf(csv: string): Row[] {
  return parse<Row>(csv, { header: true, skipEmptyLines: true }).data;
}

function dateOf(text = ''): string {
  return parseCvDate(text) ?? text;
}

/** A position without an end date is the current one. */
function period(start: string | undefined, end: string | undefined): { startDate: string; endDate?: string } {
  return { startDate: dateOf(start), ...(end && { endDate: dateOf(end) }) };
}
