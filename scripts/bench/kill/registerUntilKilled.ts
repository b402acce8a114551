const WRITERS = 8;

export interface Registrations {
  /** E-mail addresses of accounts confirmed with 201. */
  acknowledged: string[];
  /** Requests pending when the process was killed. */
  unanswered: number;
}

/** Runs clients that create accounts, one transaction over four tables each, until the API stops responding. */
export async function registerUntilKilled(url: string, round: number): Promise<Registrations> {
  const result: Registrations = { acknowledged: [], unanswered: 0 };
  const runWriter = async (writer: number): Promise<void> => {
    for (let number = 1; ; number += 1) {
      const email = `round-${round}-writer-${writer}-${number}@example.aw`;
      const status = await register(url, email);
      if (status === undefined) {
        result.unanswered += 1;
        return;
      }
      // The database may be killed before the API, which then responds with 5xx.
      if (status === 201) result.acknowledged.push(email);
      else if (status < 500) throw new Error(`Registering ${email} returned ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, async (_, writer) => await runWriter(writer)));
  return result;
}

async function register(url: string, email: string): Promise<number | undefined> {
  try {
    const response = await fetch(`${url}/account/applicant/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify({ name: 'Ana Croes', email, password: 'bon-bini-2026' }),
    });
    await response.text();
    return response.status;
  } catch {
    return undefined;
  }
}
