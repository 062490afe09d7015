import { useLanguage, useText } from '@maru/i18n/react'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { type ContentRow, draftOf, newDraft } from '../features/content/content.rules.ts'
import { ContentForm } from '../features/content/content-form.tsx'
import { ContentTable } from '../features/content/content-table.tsx'
import { useContent } from '../features/content/use-content.ts'
import { AddButton } from '../shared/parts/add-button.tsx'
import { Asking, Empty } from '../shared/parts/asking.tsx'
import { ConfirmModal } from '../shared/parts/confirm-modal.tsx'
import { Panel } from '../shared/parts/panel.tsx'
import { Scroll } from '../shared/parts/scroll.tsx'
import { Tabs } from '../shared/parts/tabs.tsx'
import { useMay } from '../shared/staff/me.ts'

const route = getRouteApi('/office/content')

export const ContentPage = () => {
  const t = useText('office')
  const language = useLanguage()
  const may = useMay()
  const { tab } = route.useSearch()
  const navigate = route.useNavigate()
  const content = useContent(tab)
  const [editing, setEditing] = useState<ContentRow | 'new'>()
  const [deleting, setDeleting] = useState<ContentRow>()
  const mayChange = may('site.content')
  const close = () => setEditing(undefined)
  return (
    <div className="page-body">
      <div className="page-head">
        <h1>{t('menu.content')}</h1>
      </div>
      <Panel
        label={t('menu.content')}
        title={
          <Tabs
            label={t('menu.content')}
            value={tab}
            onChange={(next) => void navigate({ search: { tab: next } })}
            tabs={[
              { value: 'banners', label: t('content.banners') },
              { value: 'popups', label: t('content.popups') },
            ]}
          />
        }
        head={
          mayChange && (
            <AddButton
              label={t(tab === 'banners' ? 'content.new-banner' : 'content.new-popup')}
              onAdd={() => setEditing('new')}
            />
          )
        }
      >
        <Asking query={content.query}>
          {(found) =>
            found.rows.length === 0 ? (
              <Empty title={t('content.empty')} />
            ) : (
              <Scroll>
                <ContentTable
                  kind={tab}
                  rows={found.rows}
                  mayChange={mayChange}
                  onChange={setEditing}
                  onDelete={setDeleting}
                />
              </Scroll>
            )
          }
        </Asking>
      </Panel>
      {editing && (
        <ContentForm
          kind={tab}
          title={t(
            editing === 'new' ? (tab === 'banners' ? 'content.new-banner' : 'content.new-popup') : 'content.change',
          )}
          first={editing === 'new' ? newDraft(tab) : draftOf(editing)}
          isBusy={content.isBusy}
          schema={content.schema}
          onSave={(draft) => content.save(draft, editing === 'new' ? undefined : editing.id, { onSuccess: close })}
          onClose={close}
        />
      )}
      {deleting && (
        <ConfirmModal
          title={t('content.delete-title', { name: deleting.title[language] })}
          confirmLabel={t('act.delete')}
          isDanger
          isBusy={content.isBusy}
          onConfirm={() => content.remove(deleting.id, { onSettled: () => setDeleting(undefined) })}
          onClose={() => setDeleting(undefined)}
        >
          {t('content.delete-note')}
        </ConfirmModal>
      )}
    </div>
  )
}
