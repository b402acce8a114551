import { dayInAruba } from '@cpa/shared/contracts';
import { selectIsUnverified } from '@cpa/shared/session';
import { paths } from '@cpa/shared/routing';
import { Button, Checkbox, DockPlace, EyeIcon, LinkButton } from '@cpa/shared/ui';
import { useFormat } from '@cpa/shared/i18n';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lazyPart } from '../../../errors/lazyPart.tsx';
import { useText } from '../../../messages/texts.ts';
import { findInvalid, findMissing } from '../model/fieldErrors.ts';
import { postingPlan, sponsorshipsOf } from '../model/postingPlan.ts';
import { events, selectEditor } from '../state/editorSlice.ts';
import { PostingCost } from './PostingCost.tsx';
import styles from './PublishBar.module.css';
import { inBothCurrencies } from './prices.ts';

const preview = lazyPart(() => import(/* webpackChunkName: "previewDialog" */ './FullPreview.tsx'));
const verify = lazyPart(() => import(/* webpackChunkName: "verifyDialog" */ './VerifyFirst.tsx'));

/** Date, cost and actions, at the bottom of the window. */
export function PublishBar() {
  const t = useText();
  const dispatch = useDispatch();
  const { formatMoney } = useFormat();
  const { vacancy, draft, status, submission, postings, packages } = useSelector(selectEditor);
  const isUnverified = useSelector(selectIsUnverified);
  const [isSponsored, setIsSponsored] = useState(false);
  const [dialog, setDialog] = useState<'preview' | 'verify' | null>(null);
  const close = () => setDialog(null);
  const isDraft = vacancy === null || vacancy.status === 'draft';
  const kind = !isDraft ? 'update' : draft.opens_at === '' ? 'publish' : 'schedule';
  const [today] = useState(() => dayInAruba(new Date()));
  const plan =
    postings && kind === 'publish' ? postingPlan(draft.company_id, { postings, packages }, today) : null;
  const toBuy = plan?.kind === 'buy' && !isUnverified ? plan : null;
  const sponsorship = packages.find(({ sponsored }) => sponsored);

  const left = sponsorshipsOf(postings, draft.company_id);

  const submit = () => {
    if (isUnverified) return setDialog('verify');
    const problems = { ...findMissing(draft), ...findInvalid(draft) };
    if (Object.keys(problems).length > 0) dispatch(events.submissionRejected());
    else dispatch(events.submitRequested({ kind, isSponsored }));
  };
  return (
    <DockPlace kind="save" className={styles.bar}>
      <PostingCost />
      {isDraft && sponsorship && (
        <Checkbox
          className={styles.sponsor}
          label={t('editor.bar.sponsor', { days: sponsorship.duration_days })}
          hint={
            left > 0
              ? t('editor.bar.sponsorships', { count: left })
              : inBothCurrencies(sponsorship, formatMoney)
          }
          checked={isSponsored}
          onChange={({ target }) => setIsSponsored(target.checked)}
        />
      )}
      <div className={styles.actions}>
        <Button
          variant="secondary"
          className={styles.preview}
          icon={<EyeIcon />}
          onClick={() => setDialog('preview')}
        >
          {t('editor.preview')}
        </Button>
        {toBuy ? (
          <LinkButton to={vacancy ? `${paths.plans}?draft=${vacancy.id}` : paths.plans}>
            {toBuy.package
              ? t('editor.bar.buyPosting', {
                  price: formatMoney(toBuy.package.price, toBuy.package.currency),
                })
              : t('editor.noPosting.plans')}
          </LinkButton>
        ) : (
          <Button isLoading={submission !== null || status === 'published'} onClick={submit}>
            {t(`editor.bar.${kind}`)}
          </Button>
        )}
      </div>
      <preview.Part isShown={dialog === 'preview'} onClose={close}>
        {(Preview) => <Preview isOpen={dialog === 'preview'} onClose={close} />}
      </preview.Part>
      <verify.Part isShown={dialog === 'verify'} onClose={close}>
        {(Verify) => <Verify isOpen={dialog === 'verify'} onClose={close} />}
      </verify.Part>
    </DockPlace>
  );
}
