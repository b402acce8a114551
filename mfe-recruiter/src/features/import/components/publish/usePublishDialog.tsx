import { lazyComponent } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { selectPublish } from '../../state/publishSlice.ts';

const dialog = lazyComponent(() => import(/* webpackChunkName: "publishDialog" */ './PublishDialog.tsx'));

/** Returns the dialog that asks for confirmation before the selection is published, while it is open. */
export function usePublishDialog() {
  const isOpen = useSelector(selectPublish).dialog !== 'closed';
  const { Component } = dialog.useComponent(isOpen);
  return isOpen && Component ? <Component /> : null;
}
