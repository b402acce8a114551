import { useOptionName } from '@cpa/shared/domain';
import { useFormat } from '@cpa/shared/i18n';
import { paths } from '@cpa/shared/routing';
import { Button, LinkButton } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { postingPlan } from '../model/postingPlan.ts';
import { selectEditor } from '../state/editorSlice.ts';
import { inBothCurrencies } from './prices.ts';

/** Names the package to buy when no posting is left. */
export default function NoPostingDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText();
  const nameOf = useOptionName();
  const { formatDay, formatMoney } = useFormat();
  const { vacancy, draft, postings, packages } = useSelector(selectEditor);
  const plan = postings && postingPlan(draft.company_id, { postings, packages }, '2026-01-01');
  const closest = plan?.kind === 'buy' ? plan : null;
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('editor.noPosting.stay')}
      </Button>
      <LinkButton to={vacancy ? `${paths.plans}?draft=${vacancy.id}` : paths.plans}>
        {t('editor.noPosting.plans')}
      </LinkButton>
    </>
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('editor.noPosting.title')}
      size="small"
      actions={actions}
    >
      <p>
        {closest?.usedBy
          ? t('editor.noPosting.usedBy', { title: closest.usedBy })
          : t('editor.noPosting.used')}
      </p>
      {closest?.upcoming && (
        <p>
          {t('editor.bar.upcoming', { count: closest.upcoming.count, day: formatDay(closest.upcoming.day) })}
        </p>
      )}
      {closest?.package && (
        <p>
          <strong>
            {t('editor.noPosting.closest', {
              name: nameOf(closest.package.name),
              price: inBothCurrencies(closest.package, formatMoney),
              count: closest.package.vacancies,
              days: closest.package.duration_days,
            })}
          </strong>
        </p>
      )}
      <p>{t('editor.noPosting.waits')}</p>
    </Dialog>
  );
}
