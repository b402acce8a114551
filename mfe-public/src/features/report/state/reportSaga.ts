import type { Toasts } from '@cpa/shared/remote';
import { failWith, safely } from '@cpa/shared/store';
import { call, put, takeLeading } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import type { ReportApi } from '../api/reportApi.ts';
import { reported, reportFailed, reportSubmitted } from './reportSlice.ts';

export function createReportSaga(api: ReportApi, toasts: Toasts) {
  return function* reportSaga() {
    yield* takeLeading(reportSubmitted, safely(send, failWith(reportFailed)));
  };

  function* send({ payload: { vacancyId, report } }: ReturnType<typeof reportSubmitted>) {
    yield* call(api.report, vacancyId, report);
    yield* put(reported());
    toasts.success({ title: text('report.sent') });
  }
}
