import { lazyComponent } from '@cpa/shared/ui';

const dialog = lazyComponent(() => import(/* webpackChunkName: "previewDialog" */ './FullPreview.tsx'));

type PreviewDialogProps = { isOpen: boolean; onClose: () => void };

/** Loads the dialog when it is first opened. */
export function PreviewDialog(props: PreviewDialogProps) {
  const { Component } = dialog.useComponent(props.isOpen);
  return Component && <Component {...props} />;
}
