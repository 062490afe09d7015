import { sportFavourites } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { listFavourites } from '../../favourites/favourite.service.ts'

export const serveSportFavourites = serve(sportFavourites, (ctx) => listFavourites(ctx))
