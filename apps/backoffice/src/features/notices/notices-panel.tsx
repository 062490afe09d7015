import { Button } from '@mantine/core'
import type { StaffNotice } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonLink } from '../../shared/parts/button-link.ts'
import { ConfirmModal } from '../../shared/parts/confirm-modal.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useNow } from '../../shared/time/now.ts'
import { seoulShort } from '../../shared/time/seoul.ts'
import { useMarketWords } from '../../shared/words/use-market-words.ts'
import { noTicketFilter, ticketName } from '../sports/tickets/ticket-filter.ts'
import { useNotices } from './calls/notices.ts'
import { useDiscardNotice, useRetryNotice } from './calls/resolve-notice.ts'
import { coinSearchOf, isOfCoin } from './coin-notice-words.ts'
import { noticeText, noticeTitle } from './notice-words.ts'
import './notices.css'

type UndeliveredEvent = Extract<StaffNotice, { kind: 'event-undelivered' }>

/** What the installation asks of its staff. Without a notice there is no panel. */
export const NoticesPanel = () => {
  const t = useText('office')
  const may = useMay()
  const now = useNow()
  const words = useMarketWords()
  const rows = useNotices(may('notices.read')).data?.rows ?? []
  const retry = useRetryNotice()
  const discard = useDiscardNotice()
  const [asked, setAsked] = useState<UndeliveredEvent>()
  const busy = retry.isPending
    ? retry.variables.params?.noticeId
    : discard.isPending
      ? discard.variables.params?.noticeId
      : undefined
  if (rows.length === 0) return null
  return (
    <div className="notices-place">
      <Panel
        title={t('notice.title')}
        head={<span className="quiet num">{t('notice.count', { count: rows.length })}</span>}
      >
        <ul className="notices" aria-label={t('notice.title')}>
          {rows.map((row) => (
            <li key={row.noticeId}>
              <div>
                <b>{noticeTitle(t, words, row)}</b>
                <p className="quiet">{noticeText(t, row)}</p>
              </div>
              <time className="num quiet">{seoulShort(row.raisedAt, now)}</time>
              {row.kind === 'large-win' && (
                <div className="notice-acts">
                  {may('members.read') && (
                    <Link
                      to="/members/$memberId"
                      params={{ memberId: String(row.memberId) }}
                      search={{ tab: 'wagers', page: 1 }}
                      className={buttonLink}
                    >
                      {t('notice.see-bets')}
                    </Link>
                  )}
                  {may('notices.resolve') && (
                    <Button
                      size="xs"
                      variant="default"
                      loading={busy === row.noticeId}
                      onClick={() => discard.mutate({ params: { noticeId: row.noticeId } })}
                    >
                      {t('notice.dismiss')}
                    </Button>
                  )}
                </div>
              )}
              {(row.kind === 'round-waits' ||
                row.kind === 'sports-gap' ||
                row.kind === 'partner-money' ||
                row.kind === 'coin-lost') &&
                may('notices.resolve') && (
                  <div className="notice-acts">
                    <Button
                      size="xs"
                      variant="default"
                      loading={busy === row.noticeId}
                      onClick={() => discard.mutate({ params: { noticeId: row.noticeId } })}
                    >
                      {t('notice.dismiss')}
                    </Button>
                  </div>
                )}
              {row.kind === 'partner-money' && may('partners.read') && (
                <div className="notice-acts">
                  <Link
                    to="/partners/$partnerId"
                    params={{ partnerId: String(row.partnerId) }}
                    search={{ tab: 'money', before: '' }}
                    className={buttonLink}
                  >
                    {t('notice.see-partner')}
                  </Link>
                </div>
              )}
              {isOfCoin(row) && may('coin.read') && (
                <div className="notice-acts">
                  <Link to="/coin" search={coinSearchOf(row)} className={buttonLink}>
                    {t('notice.see-coin')}
                  </Link>
                </div>
              )}
              {row.kind === 'minigame-return' && may('minigames.read') && (
                <div className="notice-acts">
                  <Link to="/minigames/returns" search={{ game: row.game, period: 'week' }} className={buttonLink}>
                    {t('notice.see-returns')}
                  </Link>
                </div>
              )}
              {row.kind === 'referrals-wait' && may('sports.read') && (
                <div className="notice-acts">
                  <Link to="/sports/tickets" search={noTicketFilter} className={buttonLink}>
                    {t('notice.see-referrals')}
                  </Link>
                </div>
              )}
              {row.kind === 'ticket-waits' && may('sports.read') && (
                <div className="notice-acts">
                  <Link
                    to="/sports/tickets"
                    search={{ ...noTicketFilter, ticket: ticketName(row) }}
                    className={buttonLink}
                  >
                    {t('notice.see-ticket')}
                  </Link>
                </div>
              )}
              {(row.kind === 'transfer-unclear' || row.kind === 'purse-held') && may('transfers.read') && (
                <div className="notice-acts">
                  <Link
                    to="/transfers"
                    search={{
                      tab: row.kind === 'purse-held' ? 'purses' : 'list',
                      before: 0,
                      status: row.kind === 'purse-held' ? '' : 'sent',
                      vendorCode: row.vendorCode,
                    }}
                    className={buttonLink}
                  >
                    {t('notice.see-transfers')}
                  </Link>
                </div>
              )}
              {row.kind === 'event-undelivered' && may('notices.resolve') && (
                <div className="notice-acts">
                  <Button
                    size="xs"
                    loading={busy === row.noticeId}
                    onClick={() => retry.mutate({ params: { noticeId: row.noticeId } })}
                  >
                    {t('notice.retry')}
                  </Button>
                  <Button
                    size="xs"
                    color="red"
                    variant="subtle"
                    disabled={busy === row.noticeId}
                    onClick={() => setAsked(row)}
                  >
                    {t('notice.discard')}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
        {asked && (
          <ConfirmModal
            title={t('notice.discard-title')}
            confirmLabel={t('notice.discard')}
            isDanger
            isBusy={discard.isPending}
            onConfirm={() =>
              discard.mutate({ params: { noticeId: asked.noticeId } }, { onSettled: () => setAsked(undefined) })
            }
            onClose={() => setAsked(undefined)}
          >
            {t('notice.discard-note', { event: asked.event, id: asked.eventId })}
          </ConfirmModal>
        )}
      </Panel>
    </div>
  )
}
