import { useText } from '@maru/i18n/react'
import { buttonClass } from '@maru/ui/button.tsx'
import { DemoMark, Footer, FooterColumn, SafePlay } from '@maru/ui/footer-parts.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMenuGroups } from '../../features/site/menu-groups.ts'
import { useSiteName } from '../../features/site/site-name.ts'
import { Link } from '../../shared/navigation/index.ts'
import { useSession } from '../../shared/session/session.ts'
import { useLicence } from '../../shared/site/licence.ts'
import { siteConfig } from '../../shared/site/site-config.ts'
import { siteOption } from '../../shared/support/site-option.ts'
import { phoneAddress } from '../../shared/support/support-line.tsx'

const nationalHelpLine = '1336'

/** The age, help, and whether the money is real: on every page. */
export function SiteFooter() {
  const say = useText('common')
  const { data: config } = useQuery(siteConfig)
  const name = useSiteName()
  const { data: option } = useQuery(siteOption)
  const groups = useMenuGroups()
  const isMember = useSession() !== undefined
  const line = option?.helpLine || nationalHelpLine
  const licence = config?.licence
  const { minimumAge: age } = useLicence()
  return (
    <Footer
      safe={
        <SafePlay age={age} ageLabel={say('foot.age', { age })} title={say('foot.safeTitle')} actions={<SafeActions />}>
          {say('foot.safeText', { age, line })}
        </SafePlay>
      }
      demo={config?.mode === 'licensed' ? undefined : <DemoMark>{say('foot.demo')}</DemoMark>}
      note={
        <>
          <p>{say('foot.about', { name })}</p>
          {licence && <p>{say('foot.licence', { authority: licence.authority, number: licence.number })}</p>}
        </>
      }
    >
      {groups && groups.length > 0 && (
        <FooterColumn title={say('nav.games')}>
          {groups.map(({ group, to }) => (
            <Link key={group} to={to}>
              {say(`group.${group}`)}
            </Link>
          ))}
        </FooterColumn>
      )}
      <FooterColumn title={say('nav.results')}>
        <Link to="results">{say('title.results')}</Link>
        <Link to="sportResultsAll">{say('title.sportResults')}</Link>
        <Link to="verify">{say('nav.verify')}</Link>
        <Link to="gameway">{say('nav.guide')}</Link>
      </FooterColumn>
      {isMember && (
        <FooterColumn title={say('nav.wallet')}>
          <Link to="charge">{say('nav.deposit')}</Link>
          <Link to="exchange">{say('nav.withdraw')}</Link>
          <Link to="betList">{say('nav.bets')}</Link>
        </FooterColumn>
      )}
      <FooterColumn title={say('nav.boards')}>
        <Link to="boardList">{say('title.boardList')}</Link>
        <Link to="faq">{say('title.faq')}</Link>
        <Link to="rules">{say('title.rules')}</Link>
      </FooterColumn>
      {(option?.callFrom || option?.sns2Link) && (
        <FooterColumn title={say('foot.support')}>
          {option.callFrom && <a href={phoneAddress(option.callFrom)}>{option.callFrom}</a>}
          {option.sns2Link && (
            <a href={option.sns2Link} target="_blank" rel="noreferrer">
              {say('foot.supportChat')}
            </a>
          )}
        </FooterColumn>
      )}
    </Footer>
  )
}

/** A guest is asked to log in first. */
function SafeActions() {
  const say = useText('common')
  return (
    <>
      <Link to="playSafe" className={buttonClass({ size: 'sm' })}>
        {say('foot.setLimits')}
      </Link>
      <Link to="playSafe" search={{ show: 'rest' }} className={buttonClass({ size: 'sm' })}>
        {say('foot.timeOut')}
      </Link>
    </>
  )
}
