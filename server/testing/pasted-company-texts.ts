import type { PastedExample } from "./pasted-texts.ts";

/** Lists what agencies and brands could paste, written for these tests. */
export const pastedByCompanies: readonly PastedExample[] = [
  {
    about: "an agency's About page",
    userType: "agency",
    text: `About Pennywhistle

We're Pennywhistle, a brand and packaging studio in Bristol.

Eleven of us name, draw and package things that people eat, drink and wash with. We do brand identity, packaging design and tone of voice, and we do not do websites. Most of our clients are challenger brands in food and drink, and we have worked with startups since 2014.

Our projects start from £18,000. We work per project or on a retainer.

What we do
Brand strategy
Packaging design
Copywriting
Illustration

See the Marlow Gin case at https://pennywhistle.example/work/marlow-gin or all of it at pennywhistle.example.
Email us: hello@pennywhistle.example`,
    texts: {
      agencyName: "Pennywhistle",
      website: "https://pennywhistle.example",
      caseStudy1: "https://pennywhistle.example/work/marlow-gin",
      minimumBudget: "£10k - £50k",
      uniqueValue:
        "We're Pennywhistle, a brand and packaging studio in Bristol.\n\nEleven of us name, draw and package things that people eat, drink and wash with. We do brand identity, packaging design and tone of voice, and we do not do websites. Most of our clients are challenger brands in food and drink, and we have worked with startups since 2014.\n\nOur projects start from £18,000. We work per project or on a retainer.",
    },
    skills: ["Brand strategy and positioning", "Packaging design", "Copywriting", "Graphic design"],
    industries: ["Food and beverage"],
    regions: ["Europe"],
  },
  {
    about: "a long About page with praise and vacancies",
    userType: "agency",
    text: `Home | Work | About | Contact

Copper & Thistle is a digital agency of forty people in Edinburgh and Toronto.

We build online shops and the campaigns that fill them. Search, email and paid social sit at one table with the developers, so nobody blames the other room when a number goes down. Retailers and fashion brands have trusted us with their shops since 2009; we also look after two universities and a ferry line.

Services
UX design, web development, Shopify and WooCommerce builds, SEO, paid search, email marketing, marketing automation

What our clients say
"They are the best photographers of a problem I know." Head of Digital, Haar Knitwear

Careers
We are looking for a video editor and a PR manager. Write to jobs@copperthistle.example

Minimum engagement: £60k. We like retainers.
www.copperthistle.example`,
    texts: {
      agencyName: "Copper & Thistle",
      website: "https://www.copperthistle.example",
      minimumBudget: "£50k - £100k",
      uniqueValue:
        "Copper & Thistle is a digital agency of forty people in Edinburgh and Toronto.\n\nWe build online shops and the campaigns that fill them. Search, email and paid social sit at one table with the developers, so nobody blames the other room when a number goes down. Retailers and fashion brands have trusted us with their shops since 2009; we also look after two universities and a ferry line.",
    },
    skills: [
      "UI/UX design",
      "Web development",
      "E-commerce development",
      "Search engine optimisation",
      "Paid search advertising",
      "Email marketing",
      "Marketing automation",
      "Digital marketing",
    ],
    industries: ["E-commerce and retail", "Fashion and luxury", "Education", "Transport and logistics"],
    regions: ["Europe", "North America"],
  },
  {
    about: "a production company with lines double-spaced by a PDF",
    userType: "agency",
    text: `SALT ROAD PICTURES

ABOUT US

Salt Road Pictures is a production company in Cardiff that makes commercials and

documentaries for charities, councils and the public bodies that fund them. We write, shoot

and edit with the same six people, and bring in directors and composers when a film needs

them.

OUR SERVICES

Video production

Scriptwriting

Motion graphics

Drone filming

PEOPLE

Nia Probert, managing director

Callum Reyes, head of production`,
    texts: {
      agencyName: "Salt Road Pictures",
      uniqueValue:
        "Salt Road Pictures is a production company in Cardiff that makes commercials and documentaries for charities, councils and the public bodies that fund them. We write, shoot and edit with the same six people, and bring in directors and composers when a film needs them.",
    },
    skills: ["Video production", "Motion graphics", "Copywriting"],
    industries: ["Charity and non-profit", "Government and public sector", "Entertainment and media"],
    regions: ["Europe"],
  },
  {
    about: "a small brand's page",
    userType: "brand",
    text: `Our story

Fenwick Oats bakes oat biscuits in Alnwick and sells them in farm shops, delis and, since last spring, in forty supermarkets. We are a family business of nineteen people. This year we want packaging that survives a lower shelf, and a film of the mill before the roof comes off.

Brand guidelines: fenwickoats.example/brand-guidelines.pdf
Shop: fenwickoats.example`,
    texts: {
      brandName: "Fenwick Oats",
      guidelines: "https://fenwickoats.example/brand-guidelines.pdf",
      description:
        "Fenwick Oats bakes oat biscuits in Alnwick and sells them in farm shops, delis and, since last spring, in forty supermarkets. We are a family business of nineteen people. This year we want packaging that survives a lower shelf, and a film of the mill before the roof comes off.",
    },
    skills: [],
    industries: ["Food and beverage", "E-commerce and retail"],
    regions: ["Europe"],
  },
];
