import type { SpokenLanguage } from '@cpa/shared/contracts';
import { failureReason, fieldErrors } from '@cpa/shared/http';
import { selectDisplayName } from '@cpa/shared/session';
import { Button } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ParsedResume } from '../../../../resume-reading/reading/parseResume.ts';
import { fillProfile } from '../../model/filling/fillProfile.ts';
import { type Finding, isSure } from '../../model/filling/findings.ts';
import { findProfile, languageKey } from '../../model/filling/findProfile.ts';
import { fillRequested } from '../../state/fillingSaga.ts';
import {
  events,
  selectApplicant,
  selectProfileOptions,
  selectSectionSave,
} from '../../state/profileSlice.ts';
import { useReadingText } from '../../../../resume-reading/texts.ts';
import { InlineError } from '../InlineError.tsx';
import { FoundGroup, GROUPS } from './FoundGroup.tsx';
import type { CheckEntry } from './FoundItem.tsx';
import { LeftTexts } from './LeftTexts.tsx';

type ConfirmFillingProps = {
  found: ParsedResume;
  /** Returns to the choice of a file. */
  onAnother: () => void;
  onFilled: () => void;
  onClose: () => void;
};

/** Everything that a resume has for the profile, each with a checkbox, beside what the profile has now. */
export function ConfirmFilling({ found, onAnother, onFilled, onClose }: ConfirmFillingProps) {
  const tr = useReadingText();
  const dispatch = useDispatch();
  const accountName = useSelector(selectDisplayName);
  const save = useSelector((root: object) => selectSectionSave(root, 'filling'));
  const [applicant] = useState(useSelector(selectApplicant));
  const options = useSelector(selectProfileOptions);
  const { findings, known, left } = useMemo(
    () => findProfile(found, { applicant, accountName }, options),
    [found, applicant, accountName, options],
  );
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(findings.filter(isSure).map(({ key }) => key)),
  );
  const [levels, setLevels] = useState<ReadonlyMap<number, SpokenLanguage['level']>>(new Map());
  const checks = useRef(new Map<string, CheckEntry>());

  const leave = (next: () => void) => {
    dispatch(events.editingClosed('filling'));
    next();
  };
  const [isTaken, setIsTaken] = useState(false);
  const wasSaving = useRef(false);
  useEffect(() => {
    if (wasSaving.current && !save) {
      onFilled();
      onClose();
    }
    wasSaving.current = save?.isSaving ?? false;
  });
  const take = async () => {
    const taken: Finding[] = [];
    for (const finding of findings.filter(({ key }) => ticked.has(key))) {
      // The first incomplete entry takes the focus.
      const complete = 'form' in finding ? await checks.current.get(finding.key)?.() : undefined;
      if (complete === null) return;
      const level = finding.field === 'languages' && levels.get(finding.value.language_id);
      if (complete) taken.push({ ...finding, form: complete } as Finding);
      else if (level) taken.push({ ...finding, value: { ...finding.value, level } });
      else taken.push(finding);
    }
    dispatch(events.editingClosed('filling'));
    setIsTaken(true);
    dispatch(fillRequested({ toUpdate: (own) => fillProfile(taken, own), accountName }));
  };
  const toggle = (key: string) => {
    const next = new Set(ticked);
    if (!next.delete(key)) next.add(key);
    setTicked(next);
  };
  const failure = save?.error ?? null;
  const errors = fieldErrors(failure);
  const isSaving = isTaken && !failure;
  return (
    <Dialog
      isOpen
      onClose={() => leave(onClose)}
      title={tr('confirm')}
      size="large"
      isLocked={isSaving}
      actions={
        <>
          <Button variant="quiet" aria-disabled={isSaving} onClick={() => leave(onAnother)}>
            {tr('fill.another')}
          </Button>
          {findings.length > 0 && (
            <Button disabled={ticked.size === 0} isLoading={isSaving} onClick={() => void take()}>
              {tr('take', { count: ticked.size })}
            </Button>
          )}
        </>
      }
    >
      <div className="stack-4 one-column">
        <p>{tr(findings.length > 0 ? 'fill.check' : known > 0 ? 'fill.nothingNew' : 'fill.nothing')}</p>
        {GROUPS.map((group) => (
          <FoundGroup
            key={group.section}
            group={group}
            findings={findings}
            applicant={applicant}
            ticked={ticked}
            levels={levels}
            errors={errors}
            onCheck={(key, check) => void checks.current.set(key, check)}
            onToggle={toggle}
            onLevel={(id, level) => {
              setLevels(new Map(levels).set(id, level));
              setTicked(new Set(ticked).add(languageKey(id)));
            }}
          />
        ))}
        {findings.length > 0 && known > 0 && <p className="mute">{tr('fill.known', { count: known })}</p>}
        <LeftTexts texts={left} />
        <InlineError>{failure && failureReason(failure)}</InlineError>
      </div>
    </Dialog>
  );
}
