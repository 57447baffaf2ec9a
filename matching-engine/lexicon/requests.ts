/**
 * What people ask for by the name of a thing or by a verb: `skill: things | verbs`. These words mean the skill only where a brief asks
 * for them ("we need a film", "someone to film it"); anywhere else "film" and "write" say nothing.
 */
export const requests = `
Video production: film, video | film
Web development: website, site, web page, webpage |
Photography: photo, picture, shots, image | photograph, shoot~0.7
Graphic design: poster, leaflet, flyer, menu, menu board, programme, catalogue, invitation, banner, booklet, postcard, wrap, certificate | redesign~0.7, design~0.5
Copywriting: words, wording, text, letter, blurb | write, rewrite
Illustration: map, drawing, mascot, cover~0.6 | draw
Book illustration: book cover |
Presentation design: deck, slides, slide deck |
Social media management: posts~0.7 |
App development: app |
Music composition: song, jingle, theme tune, soundtrack |
Podcast production: podcast |
Email marketing: newsletter |
Exhibition design: exhibition stand, stand~0.6 |
Packaging design: box~0.6, pouch, carton, jar~0.6 |
Signage: sign, shop sign, shopfront |
Merchandise design: t-shirt, tote bag, merch |
Animation: cartoon | animate
Advertising ideas: advert, commercial |
Brand identity: brand identity |
Event marketing: launch party, launch event, event~0.6 |
Video production: footage~0.6 | shoot~0.7
Print production: printed |
`;
