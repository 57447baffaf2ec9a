/** Sentences by sector, place, size and kind of client that the development profiles are put together from. */
export const sectorVoices: Record<string, string[]> = {
  Automotive: [
    "Half of it is for makers of cars and for the people who mend them.",
    "Dealerships and tyre firms know my number.",
    "I have spent years around showrooms and test tracks.",
  ],
  "Beauty and personal care": [
    "Mostly for makers of creams, shampoos and lipsticks.",
    "My clients sell serums and scents.",
    "I know my way around a moisturiser range.",
  ],
  "Charity and non-profit": [
    "I work for causes: a lifeboat crew, a food bank, a hospice.",
    "Fundraisers are who I like working for best.",
    "Most of it helps people who give their time for others.",
  ],
  "Consumer packaged goods": [
    "Household names in washing powder and cat food trust us.",
    "I work for brands you find in every supermarket aisle.",
    "Detergents, nappies, dog treats: the things in every trolley.",
  ],
  "E-commerce and retail": [
    "Shops are my people, from the corner store to the big chain.",
    "I work for furniture sellers and homeware shops.",
    "Retailers come back to us every season.",
  ],
  Education: [
    "Schools and universities are most of the week.",
    "I work with teachers, colleges and one language school.",
    "Student recruitment pays my rent.",
  ],
  "Entertainment and media": [
    "Record labels, festivals and a broadcaster or two.",
    "I work for museums, theatres and publishers.",
    "Bands and film distributors ring me.",
  ],
  "Fashion and luxury": [
    "Knitwear, handbags and one very old tailor.",
    "I work for jewellers and for young labels.",
    "Clothes are what I know.",
  ],
  "Financial services": [
    "Banks, insurers and an app that rounds up your change.",
    "I work for pension funds and for lenders.",
    "Money people find me refreshing.",
  ],
  "Food and beverage": [
    "Bakers, brewers and a family that makes cheese.",
    "Everything I do is about eating and drinking.",
    "Coffee roasters and snack makers, mainly.",
  ],
  Gaming: [
    "Studios that make games, from puzzles to shooters.",
    "I have worked on console launches and a card game.",
    "Players can smell a fake, so I play everything.",
  ],
  "Government and public sector": [
    "Councils and ministries, with all the forms that takes.",
    "I work for town halls and for the fire service.",
    "Public bodies trust us with difficult letters.",
  ],
  "Healthcare and pharmaceuticals": [
    "Hospitals, dentists and a maker of inhalers.",
    "I work for clinics and for patients' groups.",
    "Medicine is complicated and I like that.",
  ],
  "Hospitality and tourism": [
    "Hotels, inns and a tour operator.",
    "I work for restaurants and for islands that want visitors.",
    "Guests and travellers are my public.",
  ],
  "Industrial and manufacturing": [
    "Pumps, valves and the people who make them.",
    "I work for steelmakers and machine builders.",
    "Factories are my favourite places.",
  ],
  "Professional services": [
    "Solicitors, accountants and recruiters.",
    "I work for law firms and consultancies.",
    "Partners in grey suits are nicer than you think.",
  ],
  "Property and construction": [
    "House builders, architects and estate agents.",
    "I work for developers and for a firm of roofers.",
    "New homes and old offices.",
  ],
  "Sport and leisure": [
    "Football clubs, gyms and a maker of running shoes.",
    "I work for cyclists and climbers.",
    "Stadiums and yoga studios.",
  ],
  "Technology and software": [
    "Software firms with clever products and dull websites.",
    "I work for people who sell cloud things to companies.",
    "Start-ups in data and security.",
  ],
  Telecommunications: [
    "Broadband and mobile networks.",
    "I work for phone companies and the people who lay fibre.",
    "Operators in three countries.",
  ],
  "Transport and logistics": [
    "Hauliers, couriers and a railway.",
    "I work for airports and for freight people.",
    "Lorries and warehouses.",
  ],
  "Utilities and energy": [
    "Wind farms, water and the grid.",
    "I work for people who sell solar panels.",
    "Energy suppliers, old and new.",
  ],
};

export const placeVoices: { city: string; country: string; region: string; lines: string[] }[] = [
  {
    city: "London",
    country: "United Kingdom",
    region: "Europe",
    lines: ["My studio is in Peckham.", "You will find us in Clerkenwell."],
  },
  {
    city: "Manchester",
    country: "United Kingdom",
    region: "Europe",
    lines: ["I live in Salford.", "We sit in Ancoats in an old mill."],
  },
  {
    city: "Leeds",
    country: "United Kingdom",
    region: "Europe",
    lines: ["I work out of Leeds.", "Headingley is home."],
  },
  {
    city: "Bristol",
    country: "United Kingdom",
    region: "Europe",
    lines: ["Based in Bristol.", "We are in Stokes Croft."],
  },
  {
    city: "Glasgow",
    country: "United Kingdom",
    region: "Europe",
    lines: ["Born and working in Glasgow.", "Our door is in Finnieston."],
  },
  {
    city: "Cardiff",
    country: "United Kingdom",
    region: "Europe",
    lines: ["I am in Cardiff, ten minutes from the bay.", "A Cardiff outfit."],
  },
  {
    city: "Birmingham",
    country: "United Kingdom",
    region: "Europe",
    lines: ["Digbeth is where I park.", "We are Birmingham people."],
  },
  { city: "Dublin", country: "Ireland", region: "Europe", lines: ["I am in Dublin.", "Our office is in Dublin."] },
  { city: "Berlin", country: "Germany", region: "Europe", lines: ["Based in Kreuzberg.", "Our team is in Berlin."] },
  {
    city: "Amsterdam",
    country: "Netherlands",
    region: "Europe",
    lines: ["I live on a boat in Amsterdam.", "We are an Amsterdam company."],
  },
  { city: "Paris", country: "France", region: "Europe", lines: ["I work in Paris.", "Our atelier is in Pantin."] },
  {
    city: "Lisbon",
    country: "Portugal",
    region: "Europe",
    lines: ["Lisbon is my base.", "We moved to Lisbon for the light."],
  },
  { city: "Stockholm", country: "Sweden", region: "Europe", lines: ["Based in Stockholm.", "We work from Södermalm."] },
  {
    city: "New York",
    country: "United States",
    region: "North America",
    lines: ["I am in Brooklyn.", "Our loft is in Brooklyn."],
  },
  { city: "Toronto", country: "Canada", region: "North America", lines: ["I live in Toronto.", "We are in Toronto."] },
  {
    city: "Singapore",
    country: "Singapore",
    region: "Asia Pacific",
    lines: ["Based in Singapore.", "Our office is in Singapore."],
  },
  {
    city: "Sydney",
    country: "Australia",
    region: "Asia Pacific",
    lines: ["I work from Sydney.", "We are a Sydney team."],
  },
  {
    city: "Mumbai",
    country: "India",
    region: "Asia Pacific",
    lines: ["I am in Mumbai.", "We work from Bandra in Mumbai."],
  },
  {
    city: "Mexico City",
    country: "Mexico",
    region: "Latin America",
    lines: ["I live in Mexico City.", "We are in Mexico City."],
  },
  {
    city: "Dubai",
    country: "United Arab Emirates",
    region: "Middle East",
    lines: ["Based in Dubai.", "Our people are in Dubai."],
  },
  { city: "Nairobi", country: "Kenya", region: "Africa", lines: ["I work in Nairobi.", "We are in Nairobi."] },
  {
    city: "Cape Town",
    country: "South Africa",
    region: "Africa",
    lines: ["Cape Town is home.", "Our studio is in Woodstock, Cape Town."],
  },
];

export const sizeVoices = {
  small: [
    "There are five of us and we like it that way.",
    "We are a handful of people with one kettle.",
    "Two founders, three colleagues, no layers.",
  ],
  large: [
    "We are two hundred people on three continents.",
    "Our network has offices in nineteen countries.",
    "Three hundred specialists under one roof.",
  ],
};

export const fillerVoices = [
  "I answer on the same day and say no when I should.",
  "Ask me for references.",
  "I like briefs on one page.",
  "My dog comes to meetings.",
  "I have done this since before it was fashionable.",
  "Happy to travel when the train goes there.",
  "We would rather be useful than famous.",
  "Ring first, it is quicker.",
  "Prices on request, and they stay what they are.",
  "We choose clients we would invite home.",
  "Awards gather dust, so we keep them in the loo.",
  "I work with people who photograph, write and code, and know whom to ask.",
  "I drink too much tea.",
  "Nothing leaves the house before it is right.",
];
