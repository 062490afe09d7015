import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { Crash } from './crash.tsx'
import { NotFound } from './not-found.tsx'
import { deskRoutes } from './routes/desk.tsx'
import { gameRoutes } from './routes/games.tsx'
import { memberRoutes } from './routes/members.tsx'
import { minigameRoutes } from './routes/minigames.tsx'
import { loginRoute, officeRoute, rootRoute } from './routes/office.tsx'
import { partnerRoutes } from './routes/partners.tsx'
import { recordRoutes } from './routes/records.tsx'
import { siteRoutes } from './routes/site.tsx'
import { sportRoutes } from './routes/sports.tsx'

/** Every page, by the areas of the menu; a page is added to the file of its area. */
const routeTree = rootRoute.addChildren([
  loginRoute,
  officeRoute.addChildren([
    ...deskRoutes,
    ...memberRoutes,
    ...partnerRoutes,
    ...gameRoutes,
    ...minigameRoutes,
    ...sportRoutes,
    ...siteRoutes,
    ...recordRoutes,
  ]),
])

export const makeRouter = (queries: QueryClient) =>
  createRouter({ routeTree, context: { queries }, defaultErrorComponent: Crash, defaultNotFoundComponent: NotFound })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
