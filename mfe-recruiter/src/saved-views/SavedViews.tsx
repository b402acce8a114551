import type { SavedView } from '@cpa/shared/contracts';
import { useHost } from '@cpa/shared/remote';
import { BookmarkIcon, Button } from '@cpa/shared/ui';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { lazyPart } from '../errors/lazyPart.tsx';
import { useText } from '../messages/texts.ts';
import { events, savedViews, selectSaving } from './savedViews.ts';
import { toStoredQuery } from './toStoredQuery.ts';

const menu = lazyPart(async () => {
  const { ContextMenu } = await import('@cpa/shared/ui/menu');
  return { default: ContextMenu<string> };
});
const dialog = lazyPart(() => import(/* webpackChunkName: "saveView" */ './SaveViewDialog.tsx'));

const NONE: SavedView[] = [];

/** Offers the saved views of a list, and to save or delete the current one. */
export function SavedViews({ list }: { list: SavedView['list'] }) {
  const t = useText();
  const dispatch = useDispatch();
  const { navigation } = useHost();
  const { pathname, search } = useLocation();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const { status, data = NONE } = useSelector(savedViews.select);
  const isSaved = useSelector(selectSaving).status === 'saved';
  if (isSaving && isSaved) setIsSaving(false);
  const closeMenu = () => setAnchor(null);
  const closeDialog = () => setIsSaving(false);

  const query = toStoredQuery(search);
  const views = data.filter((view) => view.list === list);
  const current = views.find((view) => view.query === query);
  const open = (button: Element) => {
    dispatch(savedViews.opened());
    setAnchor(button);
  };
  const choose = (id: string) => {
    setAnchor(null);
    if (id === 'retry') dispatch(savedViews.opened());
    else if (id === 'save') {
      dispatch(events.dialogOpened());
      setIsSaving(true);
    } else if (id === 'remove') dispatch(events.removeRequested(current!));
    else {
      const { query: saved } = views.find((view) => String(view.id) === id)!;
      navigation.navigate(saved === '' ? pathname : `${pathname}?${saved}`);
    }
  };
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<BookmarkIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={menu.prefetch}
        onFocus={menu.prefetch}
        onClick={({ currentTarget }) => open(currentTarget)}
      >
        {t('views.title')}
      </Button>
      <menu.Part isShown={anchor !== null} onClose={closeMenu}>
        {(Menu) =>
          anchor && (
            <Menu
              label={t('views.title')}
              anchor={anchor}
              sections={[
                {
                  title: t('views.yours'),
                  items: views.map(({ id, name }) => ({ id: String(id), name })),
                  chosen: String(current?.id),
                },
                {
                  items: [
                    ...(status === 'failed' ? [{ id: 'retry', name: t('views.failed') }] : []),
                    { id: 'save', name: t('views.save'), hint: t('views.hint') },
                    ...(current
                      ? [
                          {
                            id: 'remove',
                            name: t('views.remove', { name: current.name }),
                            isDestructive: true,
                          },
                        ]
                      : []),
                  ],
                },
              ].filter(({ items }) => items.length > 0)}
              onChoose={choose}
              onClose={closeMenu}
            />
          )
        }
      </menu.Part>
      <dialog.Part isShown={isSaving} onClose={closeDialog}>
        {(SaveViewDialog) => (
          <SaveViewDialog
            isOpen={isSaving}
            view={{ list, query }}
            names={views.map(({ name }) => name)}
            onClose={closeDialog}
          />
        )}
      </dialog.Part>
    </>
  );
}
