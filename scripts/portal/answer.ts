/** What a verb answers: data for `--json`, and the same in words. */
export type Answer = { data: unknown; text: string };
