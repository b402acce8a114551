import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { applicantStatusWords, applicationStatusSchema } from '../../contracts/index.ts';
import { I18nRoot } from '../../i18n/index.ts';
import { ApplicationStatusBadge } from './ApplicationStatusBadge.tsx';

describe('ApplicationStatusBadge', () => {
  it('uses a softer label for a rejected applicant', () => {
    render(
      <I18nRoot>
        <ApplicationStatusBadge status="rejected" audience="recruiter" />
        <ApplicationStatusBadge status="rejected" audience="applicant" />
      </I18nRoot>,
    );
    expect(screen.getByText('Rejected')).toBeVisible();
    expect(screen.getByText('Not chosen')).toBeVisible();
  });

  it.each(applicationStatusSchema.options)('labels %s for both audiences', (status) => {
    render(
      <I18nRoot>
        <p>
          <ApplicationStatusBadge status={status} audience="recruiter" />
        </p>
        <p>
          <ApplicationStatusBadge status={status} audience="applicant" />
        </p>
      </I18nRoot>,
    );
    for (const label of screen.getAllByRole('paragraph')) expect(label).toHaveTextContent(/^[A-Z][a-z ]+$/);
  });

  it.each(applicationStatusSchema.options)('labels %s for applicants as mails do', (status) => {
    render(
      <I18nRoot>
        <ApplicationStatusBadge status={status} audience="applicant" />
      </I18nRoot>,
    );
    expect(screen.getByText(applicantStatusWords[status])).toBeVisible();
  });

  it.each(['recruiter', 'applicant'] as const)('names the status for its colours (%s)', (audience) => {
    render(
      <I18nRoot>
        <ApplicationStatusBadge status="offer" audience={audience} />
      </I18nRoot>,
    );
    expect(screen.getByText('Offer')).toHaveAttribute('data-status', 'offer');
  });
});

describe('colours of the statuses', () => {
  const css = readFileSync(join(import.meta.dirname, 'status.module.css'), 'utf8');
  const coloursOf = (name: string) =>
    [...css.matchAll(new RegExp(`--status-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`, 'g'))].map(
      ([, light, dark]) => [light!, dark!],
    );

  it('are different for each status', () => {
    for (const name of ['dot', 'tint', 'text']) {
      const colours = coloursOf(name).map(([light]) => light);
      expect(new Set(colours).size).toBe(applicationStatusSchema.options.length);
    }
  });

  it('have a contrast of at least 4.5 in both themes', () => {
    const tints = coloursOf('tint').flat();
    const contrasts = coloursOf('text')
      .flat()
      .map((text, index) => contrast(text, tints[index]!));
    expect(contrasts).toHaveLength(2 * applicationStatusSchema.options.length);
    expect(Math.min(...contrasts)).toBeGreaterThan(4.5);
  });
});

function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.039_28 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
