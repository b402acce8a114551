import { errorText } from '@cpa/shared/http';
import { Checkbox, Link } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { recruiterPaths } from '../../../routing/recruiterPaths.ts';
import { events, selectMembersState } from '../state/membersSlice.ts';
import styles from './Members.module.css';

/** Switch with which an owner asks every member for a second step. */
export function SecondStepRule({ isRequired }: { isRequired: boolean }) {
  const t = useText();
  const dispatch = useDispatch();
  const { changing, changeError } = useSelector(selectMembersState);
  const isRefused = changeError?.code === 'second_step_first';
  return (
    <section className={styles.card} aria-labelledby="members-step">
      <h2 id="members-step">{t('members.step')}</h2>
      <Checkbox
        label={t('members.stepLabel')}
        hint={t('members.stepHint')}
        error={
          isRefused && (
            <>
              {errorText(changeError)}{' '}
              <Link to={`${recruiterPaths.profile}#second-step`}>{t('members.stepOwn')}</Link>
            </>
          )
        }
        checked={isRequired}
        aria-disabled={changing !== null}
        onChange={({ target }) =>
          changing === null &&
          dispatch(events.changeRequested({ kind: 'requireStep', isRequired: target.checked }))
        }
      />
    </section>
  );
}
