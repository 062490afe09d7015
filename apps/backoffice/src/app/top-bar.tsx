import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useText } from '@maru/i18n/react'
import { useNavigate } from '@tanstack/react-router'
import { Bell, BellOff, KeyRound, LogOut, Menu as MenuIcon, Search } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useFigures } from '../features/desk/calls/figures.ts'
import { useMaintenance } from '../features/maintenance/calls/maintenance.ts'
import { useLogOut } from '../features/staff/calls/log-out.ts'
import { OwnPasswordModal } from '../features/staff/own-password-modal.tsx'
import { useKeys } from '../shared/keys/use-keys.ts'
import { ring } from '../shared/live/tone.ts'
import { Chip } from '../shared/parts/chip.tsx'
import { LanguageSelect } from '../shared/parts/language-select.tsx'
import { useRemembered } from '../shared/remembered.ts'
import { chosenSite, soundSwitch } from '../shared/settings.ts'
import { useMay, useMe } from '../shared/staff/me.ts'
import { useNow } from '../shared/time/now.ts'
import { seoulDay, seoulSecond } from '../shared/time/seoul.ts'
import { endSession } from './session-end.ts'

const SiteSelect = () => {
  const t = useText('office')
  const sites = useMe()?.sites ?? []
  const chosen = useRemembered(chosenSite)
  if (sites.length < 2) return <b>{sites[0]?.name}</b>
  return (
    <NativeSelect
      aria-label={t('bar.site')}
      value={chosen}
      data={sites.map((site) => ({ value: String(site.siteId), label: site.name }))}
      onChange={(event) => chosenSite.set(event.currentTarget.value as `${number}`)}
    />
  )
}

const Find = () => {
  const t = useText('office')
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const isPhone = useMediaQuery('(max-width: 600px)')
  const [search, setSearch] = useState('')
  useKeys({ find: () => field.current?.focus() })
  const send = (event: FormEvent) => {
    event.preventDefault()
    field.current?.blur()
    void navigate({ to: '/members', search: { search: search.trim(), status: '', before: '' } })
  }
  return (
    <search className="bar-find">
      <form onSubmit={send}>
        <TextInput
          ref={field}
          aria-label={t('bar.find')}
          placeholder={t(isPhone ? 'bar.find-short' : 'bar.find')}
          leftSection={<Search size={15} aria-hidden />}
          rightSection={<kbd className="wide-only">/</kbd>}
          value={search}
          maxLength={60}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') field.current?.blur()
          }}
        />
      </form>
    </search>
  )
}

const Clock = () => {
  const t = useText('office')
  const now = useNow()
  return (
    <span className="bar-clock bar-wide num">
      {seoulDay(now)} <b>{seoulSecond(now)}</b> {t('bar.seoul')}
    </span>
  )
}

const Health = () => {
  const t = useText('office')
  const sums = useFigures().data?.trialBalance
  const isBalanced = sums?.every((row) => row.sum === 0)
  const may = useMay()
  const maintenance = useMaintenance(may('site.read')).data
  return (
    <>
      {sums && (
        <Chip tone={isBalanced ? 'ok' : 'bad'} title={t('bar.ledger-title')}>
          {t(isBalanced ? 'bar.ledger-even' : 'bar.ledger-odd')}
        </Chip>
      )}
      {maintenance && (
        <Chip tone={maintenance.isNow ? 'warn' : 'plain'}>
          {t(maintenance.isNow ? 'bar.maintenance-on' : 'bar.maintenance-off')}
        </Chip>
      )}
    </>
  )
}

/** On a telephone it stands in the menu. */
const OwnPassword = ({ isInMenu = false }: { isInMenu?: boolean }) => {
  const t = useText('office')
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  const label = t('staff.own-password')
  return (
    <>
      {isInMenu ? (
        <Button leftSection={<KeyRound size={15} aria-hidden />} onClick={open}>
          {label}
        </Button>
      ) : (
        <ActionIcon variant="default" size={32} aria-label={label} title={label} onClick={open}>
          <KeyRound size={16} aria-hidden />
        </ActionIcon>
      )}
      {isOpen && <OwnPasswordModal onClose={() => setOpen(false)} />}
    </>
  )
}

export const TopBar = ({ onMenu }: { onMenu: () => void }) => {
  const t = useText('office')
  const may = useMay()
  const me = useMe()
  const logOut = useLogOut()
  const sound = useRemembered(soundSwitch)
  return (
    <header className="bar">
      <ActionIcon className="bar-burger" variant="default" size={34} onClick={onMenu} aria-label={t('menu.open')}>
        <MenuIcon size={18} aria-hidden />
      </ActionIcon>
      <span className="bar-choice">
        <SiteSelect />
      </span>
      {may('members.read') && <Find />}
      <span className="bar-wide row">
        <Health />
      </span>
      <span className="grow" />
      <Clock />
      <span className="bar-choice">
        <LanguageSelect />
      </span>
      <ActionIcon
        variant="default"
        size={32}
        aria-pressed={sound === 'on'}
        aria-label={t('bar.sound')}
        title={t(sound === 'on' ? 'bar.sound-on' : 'bar.sound-off')}
        onClick={() => {
          soundSwitch.set(sound === 'on' ? 'off' : 'on')
          ring()
        }}
      >
        {sound === 'on' ? <Bell size={16} aria-hidden /> : <BellOff size={16} aria-hidden />}
      </ActionIcon>
      <span className="bar-choice">
        <OwnPassword />
      </span>
      {me?.mustChangePassword && <OwnPasswordModal />}
      <Button
        loading={logOut.isPending}
        onClick={() => logOut.mutate(undefined, { onSettled: endSession })}
        leftSection={<LogOut size={15} aria-hidden />}
        aria-label={t('bar.log-out', { name: me?.name ?? '' })}
        title={me ? `${me.name} · ${me.role}` : undefined}
      >
        <span className="wide-only">{me?.name}</span>
      </Button>
    </header>
  )
}

export const SheetSettings = () => (
  <div className="form panel-pad">
    <SiteSelect />
    <LanguageSelect />
    <OwnPassword isInMenu />
    <span className="row">
      <Health />
    </span>
  </div>
)
