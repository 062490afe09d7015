import { useText } from '@maru/i18n/react'
import { Avatar } from '@maru/ui/avatar.tsx'
import {
  HeadsetIcon,
  ListIcon,
  LogoutIcon,
  MailIcon,
  MoonIcon,
  OutwardIcon,
  PartnerIcon,
  PersonIcon,
} from '@maru/ui/icons.tsx'
import { Menu, MenuHead, MenuItem, MenuLine } from '@maru/ui/menu.tsx'
import { Badge } from '@maru/ui/tag.tsx'
import { Sum } from '../../shared/format/sum.tsx'
import { navigate } from '../../shared/navigation/index.ts'
import { logOut } from '../../shared/session/log-out.ts'
import type { MemberState } from '../../shared/session/member-info.ts'
import { useShownCash } from '../../shared/session/session.ts'
import { usePartnerSite } from '../../shared/site/partner-site.ts'

export function MemberMenu({ state: { member, msgInfo } }: { state: MemberState }) {
  const say = useText('common')
  const cash = useShownCash()
  const partnerSite = usePartnerSite()
  return (
    <Menu
      label={member.memNick}
      trigger={
        <button
          type="button"
          aria-label={member.memNick}
          className="grid place-items-center rounded-full touch:size-11"
        >
          <Avatar name={member.memNick} />
        </button>
      }
    >
      <MenuHead>
        <Avatar name={member.memNick} />
        <span className="grid">
          <b>{member.memNick}</b>
          <Sum units={cash ?? member.cashAmt} className="text-13" />
        </span>
      </MenuHead>
      <MenuLine />
      <MenuItem icon={<PersonIcon />} onSelect={() => navigate({ to: 'info' })}>
        {say('nav.account')}
      </MenuItem>
      {member.isPartnerMember === 'Y' && (
        <MenuItem icon={<PartnerIcon />} onSelect={() => navigate({ to: 'stributor' })}>
          {say('nav.partner')}
        </MenuItem>
      )}
      {partnerSite && (
        <MenuItem icon={<OutwardIcon />} onSelect={() => void open(partnerSite, '_blank', 'noopener')}>
          {say('nav.partnerSite')}
        </MenuItem>
      )}
      <MenuItem icon={<ListIcon />} onSelect={() => navigate({ to: 'betList' })}>
        {say('nav.bets')}
      </MenuItem>
      <MenuItem
        icon={<MailIcon />}
        onSelect={() => navigate({ to: 'messages' })}
        aside={msgInfo.newMsg > 0 && <Badge>{msgInfo.newMsg}</Badge>}
      >
        {say('nav.messages')}
      </MenuItem>
      <MenuItem icon={<MoonIcon />} onSelect={() => navigate({ to: 'playSafe' })}>
        {say('nav.playSafe')}
      </MenuItem>
      <MenuItem icon={<HeadsetIcon />} onSelect={() => navigate({ to: 'support' })}>
        {say('title.support')}
      </MenuItem>
      <MenuLine />
      <MenuItem icon={<LogoutIcon />} onSelect={logOut}>
        {say('nav.logout')}
      </MenuItem>
    </Menu>
  )
}
