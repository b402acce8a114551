import { Button } from '@cpa/shared/ui';
import { type Identities, OPENID_NAMES } from '../contracts/index.ts';

type ServiceRowsProps = {
  /** Name of the list for screen readers. */
  label: string;
  services: Identities['identities'];
  /** ID of the service that is being removed. */
  ending: number | null;
  /** Text of the button that removes a service, and its name for screen readers. */
  remove: string;
  removeNamed: (service: string) => string;
  /** Why no service can be removed. Default: each can. */
  kept: string | null;
  onRemove: (id: number) => void;
};

/**
 * The services that sign in to the account, such as Google. The list can take the focus of a removed row, see
 * `useFocusAfterRemoval`.
 */
export function ServiceRows({
  label,
  services,
  ending,
  remove,
  removeNamed,
  kept,
  onRemove,
}: ServiceRowsProps) {
  return (
    <>
      <ul
        className="plain-list"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- takes the focus of the last removed row
        tabIndex={0}
      >
        {services.map(({ id, provider, email }) => (
          <li key={id} className="row-1-3 center between wrap">
            <div className="shrink basis-200">
              <p className="semibold">{OPENID_NAMES[provider]}</p>
              <p className="mute text-13-5" translate="no">
                {email}
              </p>
            </div>
            {kept === null && (
              <Button
                variant="secondary"
                size="small"
                aria-label={removeNamed(OPENID_NAMES[provider])}
                isLoading={ending === id}
                onClick={() => onRemove(id)}
              >
                {remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {kept !== null && <p className="mute text-13-5">{kept}</p>}
    </>
  );
}
