import { ErrorNotice, lazyComponent } from '@cpa/shared/ui';
import { useState } from 'react';
import { useText } from '../../../messages/texts.ts';
import { ApplicantsLoading } from './ApplicantsLoading.tsx';
import type { ApplicantViewProps } from './viewProps.ts';

const board = lazyComponent(
  async () => await import(/* webpackChunkName: "applicantBoard" */ './board/ApplicantBoard.tsx'),
);
const table = lazyComponent(
  async () => await import(/* webpackChunkName: "applicantTable" */ './table/ApplicantTable.tsx'),
);

/** Loads the table or the board, whichever the view asks for. */
export function WideView(props: ApplicantViewProps) {
  const [attempt, setAttempt] = useState(0);
  return <Loaded key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Loaded({ onRetry, ...props }: ApplicantViewProps & { onRetry: () => void }) {
  const t = useText();
  const isBoard = props.view.layout === 'board';
  const { Component: Board, isFailed: isBoardFailed } = board.useComponent(isBoard);
  const { Component: Table, isFailed: isTableFailed } = table.useComponent(!isBoard);
  if (isBoard ? isBoardFailed : isTableFailed) {
    return (
      <ErrorNotice title={t('applicants.chunkFailed.title')} onRetry={onRetry}>
        {t('applicants.chunkFailed.text')}
      </ErrorNotice>
    );
  }
  const View = isBoard ? Board : Table;
  return View ? <View {...props} /> : <ApplicantsLoading layout={props.view.layout} />;
}
