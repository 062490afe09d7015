export { CurrentMatch, useMatch, useParam } from './current.ts'
export { Link, type LinkProps } from './link.tsx'
export { currentLocation, goBack, goTo, onLocation, type PageLocation, useLocation } from './location.ts'
export {
  addressOf,
  type LoadPage,
  type Match,
  matchPath,
  navigate,
  notFound,
  type PageModule,
  type Register,
  type RouteName,
  type RouteRow,
  registerRoutes,
  siblingAddress,
  type Target,
  titleKeyOf,
} from './route.ts'
export { currentLayout, FixedLayout, type Layout, onLayout, useLayout } from './width.ts'
