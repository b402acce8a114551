import { lazyComponent } from '@cpa/shared/ui';

const dialog = lazyComponent(() => import(/* webpackChunkName: "verifyDialog" */ './VerifyFirst.tsx'));

type VerifyDialogProps = { isOpen: boolean; onClose: () => void };

/** Loads the dialog when it is first opened. */
export function VerifyDialog(props: VerifyDialogProps) {
  const { Component } = dialog.useComponent(props.isOpen);
  return Component && <Component {...props} />;
}
