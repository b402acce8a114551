import { createPortalStore } from '@cpa/shared/store';
import { anApiError, fakeToasts, flushPromises } from '@cpa/shared/testing';
import type { ReportApi } from '../api/reportApi.ts';
import { createReportSaga } from './reportSaga.ts';
import { reportClosed, reportOpened, reportSubmitted, selectReport } from './reportSlice.ts';

function openReport(report: ReportApi['report']) {
  const toasts = fakeToasts();
  const store = createPortalStore();
  store.runFeatureSaga('public/report', createReportSaga({ report }, toasts));
  store.dispatch(reportOpened());
  const submit = () => store.dispatch(reportSubmitted({ vacancyId: 7, report: { reason: 'scam' } }));
  return { store, toasts, submit, state: () => selectReport(store.getState() as object) };
}

const accepted: ReportApi['report'] = async () => ({ message: 'Thank you.' });

it('closes the form and thanks', async () => {
  const { submit, state, toasts } = openReport(accepted);
  submit();
  expect(state().status).toBe('sending');
  await flushPromises();
  expect(state().status).toBe('closed');
  expect(toasts.shown).toEqual([{ kind: 'success', title: 'Thank you. Your report has arrived.' }]);
});

it('keeps the form and the error when the report is rejected', async () => {
  let isRejected = true;
  const { submit, state } = openReport(async (id, report) => {
    if (isRejected) throw anApiError(429, { message: 'Too many reports.' });
    return await accepted(id, report);
  });
  submit();
  await flushPromises();
  expect(state()).toMatchObject({ status: 'failed', error: { message: 'Too many reports.' } });
  isRejected = false;
  submit();
  await flushPromises();
  expect(state().status).toBe('closed');
});

it('ignores further submits while one is in progress', async () => {
  let sent = 0;
  const { submit } = openReport(async (id, report) => {
    sent += 1;
    return await accepted(id, report);
  });
  submit();
  submit();
  await flushPromises();
  expect(sent).toBe(1);
});

it('closes the form', () => {
  const { store, state } = openReport(accepted);
  store.dispatch(reportClosed());
  expect(state().status).toBe('closed');
});
