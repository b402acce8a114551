const WRITERS = 8;

export interface Written {
  /** Addresses whose account was answered with 201. */
  acknowledged: string[];
  /** Calls that were under way when the process died. */
  unanswered: number;
}

/** Eight clients open accounts, each one transaction over four tables, until nobody answers. */
export async function registerUntilItDies(url: string, round: number): Promise<Written> {
  const written: Written = { acknowledged: [], unanswered: 0 };
  const write = async (writer: number): Promise<void> => {
    for (let number = 1; ; number += 1) {
      const email = `round-${round}-writer-${writer}-${number}@example.aw`;
      const status = await register(url, email);
      if (status === undefined) {
        written.unanswered += 1;
        return;
      }
      // The database dies a moment before or after the API does.
      if (status === 201) written.acknowledged.push(email);
      else if (status < 500) throw new Error(`Registering ${email} answered ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, async (_, writer) => await write(writer)));
  return written;
}

async function register(url: string, email: string): Promise<number | undefined> {
  try {
    const answer = await fetch(`${url}/account/applicant/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify({ name: 'Ana Croes', email, password: 'bon-bini-2026' }),
    });
    await answer.text();
    return answer.status;
  } catch {
    return undefined;
  }
}
