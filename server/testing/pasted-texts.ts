import type { UserType } from "@triptych/contract/basics";

/** Describes a text that somebody could paste, and what a careful reader finds in it. */
export interface PastedExample {
  about: string;
  userType: UserType;
  text: string;
  /** Holds the fields with one value; a field that is not named here must not be found. */
  texts: Record<string, string>;
  /** Lists the skills or services that the text really speaks of. */
  skills: readonly string[];
  industries: readonly string[];
  regions: readonly string[];
}

/** Lists what freelancers could paste: CVs, biographies and lists, written for these tests. */
export const pastedByFreelancers: readonly PastedExample[] = [
  {
    about: "a British CV with headings and bullets",
    userType: "freelancer",
    text: `CURRICULUM VITAE

Harriet Ormondroyd
Freelance Food Photographer & Stylist
Sheffield, UK | 07700 900417 | hello@harrietormondroyd.example | www.harrietormondroyd.example
Instagram: @harriet.shoots

PROFILE
I photograph food for breweries, bakeries and small restaurants across the north of England, mostly in daylight and mostly on the first morning. Before that I cooked for nine years, so the plate still looks edible after two hours.

KEY SKILLS
• Food photography and food styling
• Retouching
• Art direction on set
• Short social films

EXPERIENCE
2017 – now  Freelance photographer
Clients: Kelham Brewing, Tidewell Bakery, The Peacock Hotel
2008 – 2017  Sous chef, The Old Vicarage

EDUCATION
HND Photography, Sheffield College

INTERESTS
Fell running, pottery and film scores

REFERENCES
Available on request`,
    texts: {
      fullName: "Harriet Ormondroyd",
      title: "Freelance Food Photographer & Stylist",
      portfolio: "https://www.harrietormondroyd.example",
      instagram: "https://www.instagram.com/harriet.shoots",
      bio: "I photograph food for breweries, bakeries and small restaurants across the north of England, mostly in daylight and mostly on the first morning. Before that I cooked for nine years, so the plate still looks edible after two hours.",
    },
    skills: [
      "Photography",
      "Styling",
      "Retouching",
      "Art Direction",
      "Food photography",
      "Food styling",
      "Video Editing",
      "Social video",
    ],
    industries: ["Food and beverage", "Hospitality and tourism"],
    regions: ["Europe"],
  },
  {
    about: "a PDF with broken lines and divided words",
    userType: "freelancer",
    text: `TOMASZ WIERZBICKI
Motion Designer and Animator
tomasz@wierzbicki.example   +44 7700 900 233   vimeo.com/tomaszw
linkedin.com/in/tomasz-wierzbicki

I am a motion designer with twelve years of expe-
rience in title sequences, explainer films and
character animation for broadcasters and game
studios. I work in After Effects and Cinema 4D,
and I like jobs where somebody has already
written a good script.

Selected credits
Titles for "The Long Field", Channel 4, 2023
Idents for Radio Lublin, 2021
Launch film for a puzzle game by Oddbeam Games

Software: After Effects, Cinema 4D, Blender,
Illustrator
Languages: English, Polish`,
    texts: {
      fullName: "Tomasz Wierzbicki",
      title: "Motion Designer and Animator",
      portfolio: "https://vimeo.com/tomaszw",
      linkedIn: "https://linkedin.com/in/tomasz-wierzbicki",
      bio: "I am a motion designer with twelve years of experience in title sequences, explainer films and character animation for broadcasters and game studios. I work in After Effects and Cinema 4D, and I like jobs where somebody has already written a good script.",
    },
    skills: [
      "Motion Design",
      "Animation (2D/3D)",
      "Character animation",
      "Explainer video",
      "3D Design",
      "Titles and idents",
      "Illustration",
      "Graphic Design",
    ],
    industries: ["Entertainment and media", "Gaming"],
    regions: ["Europe"],
  },
  {
    about: "a biography in the third person",
    userType: "freelancer",
    text: `Adaeze Nwosu is a Lagos-born, London-based copywriter and brand strategist who writes for banks that want to sound like people. For eleven years she has written websites, annual reports and the occasional radio script for fintechs, insurers and two credit unions. She used to be a lawyer, and still reads the small print. Her clients say she is quick, and that she asks the awkward question first.

Find her work at adaezewrites.example. She works with clients in London, Lagos and New York.`,
    texts: {
      fullName: "Adaeze Nwosu",
      title: "Lagos-born, London-based copywriter and brand strategist",
      portfolio: "https://adaezewrites.example",
      bio: "Adaeze Nwosu is a Lagos-born, London-based copywriter and brand strategist who writes for banks that want to sound like people. For eleven years she has written websites, annual reports and the occasional radio script for fintechs, insurers and two credit unions. She used to be a lawyer, and still reads the small print. Her clients say she is quick, and that she asks the awkward question first.\n\nShe works with clients in London, Lagos and New York.",
    },
    skills: ["Copywriting", "Branding", "Brand strategy", "Scriptwriting"],
    industries: ["Financial services"],
    regions: ["Europe", "Africa", "North America"],
  },
  {
    about: "a list without a sentence",
    userType: "freelancer",
    text: `Name: Joss Penhaligon
Title: Location sound recordist
Based: Falmouth, Cornwall
Skills: sound recording, sound mixing, boom operating, wireless systems
Credits: two seasons of coastal documentaries, adverts for ferries, one feature
Kit: own 8-track bag, radio mics
Web: josspenhaligon.example`,
    texts: {
      fullName: "Joss Penhaligon",
      title: "Location sound recordist",
      portfolio: "https://josspenhaligon.example",
    },
    skills: ["Sound Recording / Sound Mixer", "Sound recording", "Documentary", "Video Production"],
    industries: ["Entertainment and media", "Transport and logistics"],
    regions: ["Europe"],
  },
  {
    about: "an American résumé",
    userType: "freelancer",
    text: `Dana R. Whitcomb
Brooklyn, NY · dana@whitcomb.example · dribbble.com/danaw

Summary
Product designer with a background in user research. I help health startups and clinics turn paperwork into screens that nobody needs to be trained for.

Experience
Senior Product Designer, Larkspur Health — 2019 to present
Led design of the appointment app. Ran usability tests with 140 patients.
UX Designer, Quill — 2015 to 2019

Skills
UI/UX design, user research, prototyping, accessibility, design systems, Figma

Education
B.F.A. Graphic Design, Pratt Institute`,
    texts: {
      fullName: "Dana R. Whitcomb",
      portfolio: "https://dribbble.com/danaw",
      title: "Product designer",
      bio: "Product designer with a background in user research. I help health startups and clinics turn paperwork into screens that nobody needs to be trained for.",
    },
    skills: ["UI/UX Design", "User research", "Accessibility", "Product design", "Graphic Design"],
    industries: ["Healthcare and pharmaceuticals"],
    regions: ["North America"],
  },
  {
    about: "a message of a few lines in plain words",
    userType: "freelancer",
    text: `Hi, I'm Mared Llewellyn, an illustrator from Aberystwyth. I draw maps, children's books and the odd beer label. I've drawn for museums and for the National Trust, and I don't do logos or animation. instagram.com/mareddraws`,
    texts: {
      fullName: "Mared Llewellyn",
      title: "Illustrator",
      instagram: "https://instagram.com/mareddraws",
      bio: "Hi, I'm Mared Llewellyn, an illustrator from Aberystwyth. I draw maps, children's books and the odd beer label. I've drawn for museums and for the National Trust, and I don't do logos or animation.",
    },
    skills: ["Illustration", "Book illustration", "Graphic Design"],
    industries: ["Entertainment and media", "Food and beverage", "Charity and non-profit"],
    regions: ["Europe"],
  },
];
