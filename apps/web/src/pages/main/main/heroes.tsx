import { useText } from '@maru/i18n/react'
import { buttonClass } from '@maru/ui/button.tsx'
import { Hero, HeroBand } from '@maru/ui/hero.tsx'
import type { ReactNode } from 'react'
import { openDialog } from '../../../shared/dialogs/dialogs.ts'
import { goTo, Link, useLayout } from '../../../shared/navigation/index.ts'
import { useSession } from '../../../shared/session/session.ts'
import { PlainHero } from './plain-hero.tsx'
import type { HeroBanner, Main } from './use-main.ts'

const scenes = ['eave', 'hills'] as const

/** What the operator shows first: an offer with its terms beside it, or a word of welcome. */
export function Heroes({ heroes }: Pick<Main, 'heroes'>) {
  const say = useText('main')
  const isMobile = useLayout() === 'mobile'
  if (heroes.length === 0) return <h1 className="sr-only">{say('groups.label')}</h1>
  return (
    <HeroBand label={say('hero.label')}>
      {heroes.map((banner, at) => (
        <OneHero key={scenes[at]} banner={banner} at={at} action={at === 0 && !isMobile && <MainAction />} />
      ))}
    </HeroBand>
  )
}

type Props = { banner: HeroBanner; at: number; action: ReactNode }

function OneHero({ banner: { title, text, percent, link }, at, action }: Props) {
  const say = useText('main')
  const scene = scenes[at] ?? 'hills'
  const shared = { first: at === 0, scene, title, note: text, action }
  if (percent !== null)
    return (
      <Hero
        {...shared}
        percent={percent}
        terms={
          <button type="button" onClick={() => openDialog({ kind: 'terms' })}>
            {say('hero.terms')}
          </button>
        }
      />
    )
  const isElsewhere = link !== null && link !== '/'
  return (
    <PlainHero
      {...shared}
      more={
        isElsewhere && (
          <a
            href={link}
            onClick={(event) => {
              if (!link.startsWith('/')) return
              event.preventDefault()
              goTo(link)
            }}
          >
            {say('hero.more')}
          </a>
        )
      }
    />
  )
}

function MainAction() {
  const say = useText('main')
  const look = buttonClass({ kind: 'filled', size: 'lg' })
  return useSession() ? (
    <Link to="charge" className={look}>
      {say('hero.deposit')}
    </Link>
  ) : (
    <button type="button" className={look} onClick={() => openDialog({ kind: 'signup' })}>
      {say('hero.start')}
    </button>
  )
}
