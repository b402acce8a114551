import type { Page, Route } from 'playwright';

const STATUSES = ['new', 'viewed', 'shortlisted', 'interview', 'offer', 'hired', 'rejected'];

type Applicant = { id: number; status: string; name: string | null };

/**
 * Serves this many applicants, whatever the database contains, by repeating those of the API with new IDs, names and
 * statuses. Moves succeed without reaching the API.
 */
export async function mockApplicants(page: Page, total: number): Promise<void> {
  await page.route(/\/api\/recruiter\/applicants$/, async (route: Route) => {
    const { applicants } = (await (await route.fetch()).json()) as { applicants: Applicant[] };
    const repeated = Array.from({ length: total }, (_, index) => {
      const source = applicants[index % applicants.length]!;
      const id = 100_000 + index;
      const status = STATUSES[index % STATUSES.length]!;
      return { ...source, id, applicant_id: id, status, name: `${source.name ?? 'Ana Kock'} ${index}` };
    });
    await route.fulfill({ json: { applicants: repeated } });
  });
  let changes = 0;
  await page.route(/\/api\/recruiter\/vacancy\/\d+\/applicants\/\d+\/status$/, async (route: Route) => {
    const { status } = route.request().postDataJSON() as { status: string };
    changes += 1;
    const effective_at = new Date(Date.now() + 10_000).toISOString();
    await route.fulfill({
      json: { message: '', current_status: status, change_id: changes, effective_at },
    });
  });
}
