/** A link that looks like a button; styled in `parts.css`. */
export const buttonLink = 'button-link'
