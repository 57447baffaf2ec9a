/**
 * Lists what people ask for by the name of a thing or by a verb: `skill: things | verbs`. These words mean the skill only where a brief asks
 * for them ("we need a film", "someone to film it"); anywhere else "film" and "write" say nothing.
 */
export const requests = `
Video production: film, video | film
Video editing: clip, reel~0.7 |
Web development: website, site, web page, webpage |
Photography: photo, picture~0.6, shots, image~0.6, photoshoot, photo shoot | photograph, shoot~0.7
Graphic design: poster, leaflet, catalogue, postcard, business card, flyer, menu, menu board, programme, invitation, banner, booklet, wrap, certificate | redesign~0.7, design~0.5
Copywriting: words, wording, text, letter, blurb | write, rewrite
Illustration: map, drawing, mascot, cover~0.6 | draw, illustrate
Book illustration: book cover |
Presentation design: deck, slides, slide deck |
Social media management: posts~0.7 |
App development: app |
Music composition: music, song, jingle, theme tune, soundtrack | compose
Podcast production: podcast |
Sound recording: | record~0.7
Naming: name~0.66 | name
Email marketing: newsletter |
Newsletter writing: email~0.66, mail~0.66 |
Exhibition design: exhibition stand, stand~0.66 |
Packaging design: box~0.6, pouch, carton, jar~0.6 |
Signage: sign, shop sign, shopfront |
Merchandise design: t-shirt, tote bag, merch |
Animation: cartoon | animate
Voiceover: | voice, narrate
Retouching: | retouch
Paid search advertising: paid ads, paid adverts |
Transcription and subtitling: | subtitle, caption, transcribe
Digital marketing: | market, promote
Branding: the brand~0.66, new brand~0.66 | rebrand
Advertising ideas: advert, commercial |
Brand identity: brand identity |
Event marketing: launch party, launch event, event~0.6 |
Video production: footage~0.6 | shoot~0.7
Print production: printed | print
Editorial design: prospectus, annual report, magazine | lay out, lay it out, typeset
Paid social: adverts on facebook, adverts on instagram, ads on facebook, ads on instagram, ads on tiktok, adverts on social media, ads on social media |
`;
