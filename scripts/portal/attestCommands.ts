import { readFileSync } from 'node:fs';
import { CliError, table } from '@cpa/shared/server';
import {
  type Attestation,
  describeDifference,
  type Envelope,
  envelopeSchema,
  MAX_REQUIRED,
  requireAttestations,
  statementOf,
} from '../../shell/server/releases/index.ts';
import * as z from 'zod/mini';
import { originOf } from './origin.ts';
import { rebuild } from './rebuild.ts';
import { placeOf, type ReleaseCalls } from './releaseCalls.ts';
import type { CommandResult } from './releaseCommands.ts';
import { selectRemote } from './storeCommands.ts';

export type AttestOptions = { commit?: string; file?: string };

/** Rebuilds a release from a commit, or reads the attestation of a file, and records it. */
export async function attest(
  store: ReleaseCalls,
  remote: string,
  version: string,
  { commit, file }: AttestOptions,
): Promise<CommandResult> {
  if ((commit === undefined) === (file === undefined))
    throw new CliError('Specify --commit <sha> to rebuild it, or --file <attestation>.');
  const name = await selectRemote(store, remote);
  const wanted = await publishedVersion(store, name, version);
  const envelope = commit === undefined ? readEnvelope(file!) : statementOf(await rebuild(name, commit));
  const data = await store.attest(name, { ...originOf({}), version: wanted, envelope });
  return { data, text: `${name} ${wanted}: ${describeAttestation(data)}` };
}

/** Lists who has rebuilt a release. With `require`, sets how many attestations later activations need. */
export async function attestations(
  store: ReleaseCalls,
  remote: string,
  version: string,
  { require: required }: { require?: number },
): Promise<CommandResult> {
  const name = await selectRemote(store, remote);
  if (required !== undefined) {
    await requireAttestations(placeOf(store), name, required);
    const text = `Activations of ${name} need ${required} of at most ${MAX_REQUIRED} attestations.`;
    return { data: { name, required }, text };
  }
  const wanted = await publishedVersion(store, name, version);
  const data = await store.attestations(name, wanted);
  const rows = data.map((each) => [each.at, each.by, describeAttestation(each)]);
  return { data, text: table(rows) || `Nobody has rebuilt ${name} ${wanted} yet.` };
}

function describeAttestation({ commit, differs }: Attestation): string {
  const of = `commit ${commit.slice(0, 12)}`;
  return differs
    ? `the rebuild of ${of} differs: ${describeDifference(differs)}.`
    : `rebuilt from ${of}, same hash.`;
}

async function publishedVersion(store: ReleaseCalls, name: string, version: string): Promise<string> {
  if (version !== 'latest') return version;
  const newest = (await store.list()).find((release) => release.name === name);
  if (!newest) throw new CliError(`No release of ${name} is published yet. Use: portal publish ${name}`);
  return newest.version;
}

/** @throws CliError when the file is not a DSSE envelope */
function readEnvelope(file: string): Envelope {
  try {
    return z.parse(envelopeSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new CliError(`${file} is no DSSE envelope with an in-toto statement.`, { cause });
  }
}
