import { useText } from '@maru/i18n/react'
import { getRouteApi } from '@tanstack/react-router'
import { useBeThere, useChat, useChats } from '../features/support/calls/support.ts'
import { CannedPanel } from '../features/support/canned-panel.tsx'
import { ChatList } from '../features/support/chat-list.tsx'
import { ChatView } from '../features/support/chat-view.tsx'
import { MemberCard } from '../features/support/member-card.tsx'
import { Asking, Empty } from '../shared/parts/asking.tsx'
import { OlderPager } from '../shared/parts/older-pager.tsx'
import { Panel } from '../shared/parts/panel.tsx'
import { Tabs } from '../shared/parts/tabs.tsx'
import { useMay } from '../shared/staff/me.ts'
import '../features/support/support.css'

const route = getRouteApi('/office/support')

/** Who waits, what is said, and with whom. While it is open, members see that somebody is there. */
export const SupportPage = () => {
  const t = useText('office')
  const say = useText('office-support')
  const { tab, chat, before } = route.useSearch()
  const navigate = route.useNavigate()
  const state = tab === 'closed' ? 'closed' : 'open'
  const chats = useChats(state, before)
  const opened = useChat(chat)
  useBeThere(useMay()('support.answer'))
  const there = chats.data?.there ?? []
  return (
    <div className="page-body">
      <div className="page-head">
        <h1>{t('menu.support')}</h1>
        <Tabs
          label={t('menu.support')}
          value={tab}
          onChange={(next) => void navigate({ search: { tab: next, chat: 0, before: '' } })}
          tabs={[
            { value: 'open', label: say('open') },
            { value: 'closed', label: say('closed') },
            { value: 'canned', label: say('canned') },
          ]}
        />
        {there.length > 0 && (
          <span className="quiet">{say('there', { names: there.map(({ name }) => name).join(', ') })}</span>
        )}
      </div>
      {tab === 'canned' ? (
        <CannedPanel />
      ) : (
        <div className="support-desk">
          <Panel title={say(state)}>
            <Asking query={chats}>
              {(found) => (
                <>
                  <ChatList
                    found={found}
                    chosen={chat}
                    onChoose={(chatId) => void navigate({ search: { tab, chat: chatId, before } })}
                  />
                  <OlderPager
                    before={before}
                    newest=""
                    next={found.next}
                    onBefore={(next) => void navigate({ search: { tab, chat, before: next } })}
                  />
                </>
              )}
            </Asking>
          </Panel>
          <Panel title={say('log')}>
            {chat === 0 ? (
              <Empty title={say('choose')} />
            ) : (
              <Asking query={opened}>{(found) => <ChatView found={found} there={there} />}</Asking>
            )}
          </Panel>
          {chat > 0 && opened.data && <MemberCard found={opened.data} />}
        </div>
      )}
    </div>
  )
}
