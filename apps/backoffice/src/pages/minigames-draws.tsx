import { getRouteApi } from '@tanstack/react-router'
import { ChainsPanel } from '../features/minigames/chains-panel.tsx'
import { FeedPanel } from '../features/minigames/feed-panel.tsx'
import { GameTabs, MinigamesHead } from '../features/minigames/minigames-head.tsx'

const route = getRouteApi('/office/minigames/draws')

/** Where results come from: chains of our own, and the feed. */
export const MinigameDrawsPage = () => {
  const { game } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <>
      <MinigamesHead />
      <div className="page-body">
        <div className="mini-tabs">
          <GameTabs game={game} onGame={(next) => void navigate({ search: { game: next } })} />
        </div>
        <div className="mini-two">
          <ChainsPanel key={`chains ${game}`} game={game} />
          <FeedPanel key={`feed ${game}`} game={game} />
        </div>
      </div>
    </>
  )
}
