import type { StoredCv } from '@cpa/shared/contracts';
import {
  aHost,
  anApplicant,
  aProfile,
  aRecruiterProfile,
  aVacancyCard,
  aVacancy,
  type FakeResponses,
  renderRoutes,
  someOptions,
} from '@cpa/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { emptyCv } from '../cv-draft/draft.ts';
import { readSource } from '../resume-reading/readSource.ts';
import { events, selectCv, selectName } from '../cv-draft/cvBuilderSlice.ts';
import { createRoutes } from '../module.ts';

jest.mock('../cv/renderCvPdf.ts', () => ({
  renderCvPdf: async () => ({ pdf: new Uint8Array(), pageCount: 1, missingCharacters: [], text: 'Raïsa' }),
}));
jest.mock('../features/cv-builder/components/preview/PdfPages.tsx', () => ({
  __esModule: true,
  default: () => null,
}));
/** Reads in this document what a worker reads in a browser. */
jest.mock('../resume-reading/readInWorker.ts', () => ({
  readInWorker: async (source: Parameters<typeof readSource>[0]) => readSource(source),
}));
const mockSaved: [Blob, string][] = [];
jest.mock('@cpa/shared/http', () => ({
  ...jest.requireActual<object>('@cpa/shared/http'),
  saveFile: (file: Blob, name: string) => void mockSaved.push([file, name]),
}));

const stored: StoredCv = {
  id: 12,
  name: 'Kitchen / bar',
  template: 'plain',
  version: 1,
  updated_at: '2026-01-05T10:00:00.000Z',
  shared_at: null,
  share_expires_at: null,
  cv: {
    ...emptyCv(),
    resume: { basics: { name: 'Raïsa', phone: '593 0001' }, work: [{ position: 'Cook', name: 'Bahia' }] },
  },
};
const { cv: _cv, ...summary } = stored;
const away = { status: 503, body: { message: 'Away.', code: 'x' } };

async function open(responses: FakeResponses = {}) {
  const host = aHost({
    profile: aProfile(),
    responses: {
      'GET /applicant/me/cvs/12': stored,
      'PUT /applicant/me/cvs/12': { ...summary, version: 2 },
      ...responses,
    },
  });
  const opened = renderRoutes(createRoutes(host), { host, at: '/cv-builder?cv=12' });
  expect(await screen.findByLabelText('Full name')).toHaveValue('Raïsa');
  const resume = () => selectCv(host.store.getState() as object).resume;
  const sent = (call: string) =>
    host.requests.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);
  return { ...opened, host, resume, sent };
}
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  mockSaved.length = 0;
});

describe('import of a CV', () => {
  const profile = anApplicant({ name: 'Raïsa Muñoz', headline: 'Chef', experience: [], skills: ['HACCP'] });

  it('takes over from the profile what is not unticked', async () => {
    const { user, resume } = await open({ 'GET /applicant/me': profile, 'GET /options': someOptions() });
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await user.click(await screen.findByRole('button', { name: 'From my profile' }));
    const found = dialog('What to take over');
    const headline = found.getByRole('checkbox', { name: /Chef/ });
    await user.click(headline);
    await user.click(headline);
    await user.click(found.getByRole('checkbox', { name: /Raïsa Muñoz/ }));
    await user.click(found.getByRole('button', { name: /^Take over/ }));
    expect(resume()).toMatchObject({
      basics: { name: 'Raïsa', label: 'Chef' },
      work: [{ position: 'Cook' }],
      skills: [{ name: 'HACCP' }],
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Contact details' })).toHaveFocus();
  });

  it('takes over nothing when everything is unticked', async () => {
    const { user } = await open({ 'GET /applicant/me': away, 'GET /options': someOptions() });
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await user.click(await screen.findByRole('button', { name: 'From my profile' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your profile could not be loaded.');
    const json = '{"basics":{"name":"Ana"},"skills":[{"name":"Till"}]}';
    await user.upload(input(), new File([json], 'cv.json', { type: 'application/json' }));
    const found = within(await screen.findByRole('dialog', { name: 'What to take over' }));
    expect(found.getByRole('button', { name: 'Take over 2 items' })).toBeEnabled();
    for (const item of found.getAllByRole('checkbox')) await user.click(item);
    expect(found.getByRole('button', { name: 'Take over 0 items' })).toBeDisabled();
  });

  it('says why a file is refused, and reads the same file again', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await screen.findByRole('dialog');
    const word = new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], 'cv.doc', { type: 'application/json' });
    await user.upload(input(), word);
    expect(await screen.findByRole('alert')).toHaveTextContent('This Word file is in the old format');
    expect(input().value).toBe('');
    await user.upload(input(), new File(['{'], 'cv.json', { type: 'application/json' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This could not be read.'));
  });

  it('starts a CV of a visitor from the file only, without a profile to import', async () => {
    const host = aHost();
    const { user } = renderRoutes(createRoutes(host), { host, at: '/cv-builder' });
    await user.click(await screen.findByRole('button', { name: 'Import a CV' }));
    await screen.findByRole('dialog');
    expect(screen.queryByRole('button', { name: 'From my profile' })).not.toBeInTheDocument();
    const json = '{"basics":{"name":"Ana"},"skills":[{"name":"Till"}]}';
    await user.upload(input(), new File([json], 'cv.json', { type: 'application/json' }));
    await user.click(await screen.findByRole('button', { name: 'Take over 2 items' }));
    expect(await screen.findByLabelText('Full name')).toHaveValue('Ana');
    expect(selectName(host.store.getState() as object)).toBe('My CV');
    expect(screen.queryByRole('button', { name: 'Add to my resumes' })).not.toBeInTheDocument();
  });

  const input = () => document.querySelector<HTMLInputElement>('input[type=file][accept*=".docx"]')!;
});

describe('a conflict of two versions', () => {
  const theirs: StoredCv = {
    ...stored,
    version: 2,
    cv: { ...stored.cv, resume: { basics: { name: 'Raïsa Muñoz' }, work: [] } },
  };

  it('shows both with what differs, prefers the own one and keeps the other as a copy', async () => {
    const { user, host, resume, sent } = await open({ 'POST /applicant/me/cvs': { ...summary, id: 13 } });
    act(() => void host.store.dispatch(events.conflictFound({ stored: theirs, from: 'device' })));
    const question = within(screen.getByRole('alertdialog', { name: /also changed on another device/ }));
    const own = question.getByRole('radio', { name: /^This device.*1 job, 5 words/ });
    expect(own).toBeChecked();
    const name = question.getByText('Full name').closest('li')!;
    expect(name).toHaveTextContent('This deviceRaïsaThe other deviceRaïsa Muñoz');
    await user.keyboard('{Escape}');
    await user.click(question.getByRole('radio', { name: /^The other device.*0 jobs, 2 words/ }));
    await user.click(question.getByRole('button', { name: 'Use this one' }));
    await waitFor(() => expect(resume()).toEqual(theirs.cv.resume));
    expect(sent('POST /applicant/me/cvs')).toMatchObject([{ cv: { resume: stored.cv.resume } }]);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('the name of a CV', () => {
  it('is changed by Enter, not to nothing, and not after Escape', async () => {
    const { user, sent } = await open({ 'PUT /applicant/me/cvs/12/name': { ...summary, name: 'Hotel' } });
    const name = screen.getByRole('textbox', { name: 'Name of this CV' });
    await user.clear(name);
    await user.keyboard('{Enter}');
    expect(name).toHaveValue('Kitchen / bar');
    await user.type(name, ' 2{Escape}');
    expect(name).toHaveValue('Kitchen / bar');
    await user.tab();
    expect(sent('PUT /applicant/me/cvs/12/name')).toEqual([]);
    await user.clear(name);
    await user.type(name, ' Hotel {Enter}');
    await waitFor(() => expect(sent('PUT /applicant/me/cvs/12/name')).toEqual([{ name: 'Hotel' }]));
    expect(name).toHaveValue('Hotel');
  });
});

describe('undo by keys', () => {
  it('undoes and redoes outside a field, and leaves a field its own undo', async () => {
    const { user, resume } = await open();
    const compact = screen.getByRole('radio', { name: 'Compact' });
    await user.click(compact);
    expect(compact).toBeChecked();
    screen.getByLabelText('Full name').focus();
    await user.keyboard('{Control>}z{/Control}');
    expect(compact).toBeChecked();
    compact.focus();
    await user.keyboard('{Control>}z{/Control}');
    expect(compact).not.toBeChecked();
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(compact).toBeChecked();
    await user.keyboard('{Control>}zy{/Control}');
    expect(compact).toBeChecked();
    expect(resume()).toEqual(stored.cv.resume);
  });
});

describe('files of a CV', () => {
  const download = async (user: Awaited<ReturnType<typeof open>>['user'], name: RegExp) => {
    await user.click(screen.getByRole('button', { name: 'More ways to take it along' }));
    await user.click(screen.getByRole('menuitem', { name }));
  };

  it('have a name that every file system takes', async () => {
    const { user } = await open();
    await download(user, /^JSON Resume/);
    await waitFor(() => expect(mockSaved).toHaveLength(1));
    const [[, name]] = mockSaved as [[Blob, string]];
    expect(name).toBe('Raïsa – Kitchen  bar.json');
    await download(user, /^Plain text/);
    await waitFor(() => expect(mockSaved.at(-1)?.[1]).toBe('Raïsa – Kitchen  bar.txt'));
  });

  it.each([
    ['are resumes of the account then', { id: 82 }, 'success', 'Your CV is one of your resumes now'],
    [
      'say that the account did not take them',
      { status: 422, body: { message: 'You have ten resumes.', code: 'x' } },
      'error',
      'Failed to add your CV to your resumes',
    ],
  ])('%s', async (_, response, kind, title) => {
    const [resume] = anApplicant().resumes;
    const { user, host, sent } = await open({
      'POST /applicant/me/resumes': 'status' in response ? response : { ...resume, ...response },
    });
    await user.click(screen.getByRole('button', { name: 'Add to my resumes' }));
    await waitFor(() => expect(host.toasts.shown).toMatchObject([{ kind, title }]));
    const [body] = sent('POST /applicant/me/resumes') as [FormData];
    expect((body.get('resume') as File).name).toBe('Raïsa – Kitchen  bar.pdf');
    expect(screen.getByRole('button', { name: 'Add to my resumes' })).toBeEnabled();
  });
});

describe('match with a vacancy', () => {
  const cook = aVacancy({
    id: 7,
    title: 'Line Cook',
    languages: [],
    educations: [],
    requirements: '',
    description: '',
  });

  it('compares the CV with a saved vacancy and leads to the words that were found', async () => {
    const { user } = await open({
      'GET /applicant/applications': [],
      'GET /account/saved-vacancies': {
        vacancies: [{ ...aVacancyCard({ id: 7, title: 'Line Cook' }), saved_at: '2026-01-05T10:00:00.000Z' }],
      },
      'GET /vacancies/7': cook,
    });
    await user.click(screen.getByRole('button', { name: 'Match' }));
    await user.click(await screen.findByRole('button', { name: /Line Cook/ }));
    expect(await screen.findByText('1 of 2 words of this vacancy are in your CV.')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Not in your CV' })).getByText('Line')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Work experience: go to “Cook”' }));
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(screen.getByLabelText('Job title')).toHaveValue('Cook');
  });
});

it('reads and saves no CV of a recruiter in an account', async () => {
  const host = aHost({ profile: aRecruiterProfile() });
  const { user } = renderRoutes(createRoutes(host), { host, at: '/cv-builder' });
  await user.click(await screen.findByRole('button', { name: 'Start empty' }));
  await user.type(await screen.findByLabelText('Full name'), 'Ana');
  expect(await screen.findByText('Saved on this device')).toBeVisible();
  expect(host.requests).toEqual([]);
});
