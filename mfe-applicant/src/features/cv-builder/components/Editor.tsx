import { classNames, DockPlace, useMediaQuery, VisuallyHidden } from '@cpa/shared/ui';
import {
  type ComponentType,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useSelector } from 'react-redux';
import { machineReading } from '../model/machineReading.ts';
import { writingHelp } from '../model/writingHelp.ts';
import { selectDraft } from '../../../cv-draft/cvBuilderSlice.ts';
import { BuilderActions } from './bar/BuilderActions.tsx';
import { BuilderBar } from './bar/BuilderBar.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import styles from './Editor.module.css';
import { type EditorTab, EditorTabs } from './EditorTabs.tsx';
import { FormPane } from './forms/FormPane.tsx';
import { DesignBar } from './preview/DesignBar.tsx';
import { MachineView } from './preview/MachineView.tsx';
import { PreviewPane } from './preview/PreviewPane.tsx';
import { useRenderedCv } from './preview/useRenderedCv.ts';
import { SectionList } from './SectionList.tsx';
import { type EditorPlace, EditorViewContext } from '../../../cv-draft/useEditorView.ts';
import { useUndoKeys } from './useUndoKeys.ts';
import { WritingHelp } from './WritingHelp.tsx';

type EditorProps = {
  MatchView: ComponentType;
  /** Increases with each import, which shows the form from its start. */
  imports: number;
  onImport: () => void;
  /** Adds a PDF to the resumes of the account; absent for visitors. */
  onApply: ((file: File) => Promise<void>) | null;
};

const START: EditorPlace = { section: 'basics', isStart: true };

/** The form beside the page. On a phone tabs show one of them. */
export function Editor({ imports, MatchView, onImport, onApply }: EditorProps) {
  const draft = useSelector(selectDraft);
  const [place, setPlace] = useState<EditorPlace>(imports > 0 ? START : { section: 'basics' });
  const [tab, setTab] = useState<EditorTab>('edit');
  const [message, setMessage] = useState('');
  const { result, cv: renderedCv, isFailed, isRendering, retry } = useRenderedCv(draft.cv);
  useUndoKeys();
  const isWide = useMediaQuery('(min-width: 900px)');
  const isPhone = useMediaQuery('(max-width: 767px)');

  // Delays checks so that they do not block typing.
  const slowDraft = useDeferredValue(draft);
  const advice = useMemo(
    () => writingHelp(slowDraft, result?.pageCount ?? null),
    [slowDraft, result?.pageCount],
  );
  const reading = useMemo(
    () => (result && renderedCv ? machineReading(renderedCv, result.text) : null),
    [result, renderedCv],
  );
  const problems = useMemo(
    () =>
      advice.filter(({ kind }) =>
        ['name', 'email', 'emailShape', 'phone', 'startDate', 'unreadDate', 'order'].includes(kind),
      ),
    [advice],
  );
  const goTo = useCallback(
    (next: EditorPlace) => {
      setPlace(next);
      // Wide screens show the form beside the comparison.
      setTab((shown) => (shown === 'match' && isWide ? shown : 'edit'));
    },
    [isWide],
  );
  const lastImports = useRef(imports);
  useEffect(() => {
    if (lastImports.current === imports) return;
    lastImports.current = imports;
    goTo({ ...START });
  }, [imports, goTo]);
  const view = useMemo(() => ({ place, goTo, announce: setMessage }), [place, goTo]);
  const actions = <BuilderActions onImport={onImport} onApply={onApply} />;
  const problemCount = problems.length + (reading?.lost.length ?? 0);

  return (
    <EditorViewContext value={view}>
      <div className={styles.editor} data-tab={tab}>
        <BuilderBar>{!isPhone && actions}</BuilderBar>
        <EditorTabs tab={tab} problemCount={problemCount} onTab={setTab} />
        <div className={styles.columns}>
          <div className={classNames(styles.side, styles.onEdit)}>
            <SectionList />
            <div className={styles.wideHelp}>
              <WritingHelp advice={advice} />
            </div>
          </div>
          <div className={classNames(styles.form, styles.onEdit)}>
            <FormPane />
            <div className={styles.narrowHelp}>
              <WritingHelp advice={advice} />
            </div>
          </div>
          <div className={styles.page}>
            {tab === 'machine' && <MachineView reading={reading} problems={problems} />}
            {tab === 'match' && <MatchView />}
            {(tab === 'edit' || tab === 'page') && (
              <>
                {!isPhone && <DesignBar cv={renderedCv} isSheet={false} />}
                <PreviewPane result={result} isFailed={isFailed} isRendering={isRendering} retry={retry} />
              </>
            )}
          </div>
        </div>
        {isPhone && (
          <DockPlace kind="apply">
            {tab === 'page' && <DesignBar cv={renderedCv} isSheet />}
            <div className={styles.actions}>{actions}</div>
          </DockPlace>
        )}
        <VisuallyHidden>
          <span role="status">{message}</span>
        </VisuallyHidden>
        <ConflictDialog />
      </div>
    </EditorViewContext>
  );
}
