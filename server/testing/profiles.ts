import {
  updateAgencyProfile,
  updateBrandProfile,
  updateFreelancerProfile,
  type AgencyProfileData,
  type BrandProfileData,
  type FreelancerProfileData,
} from "@triptych/contract/profiles";
import { aMember, type Member } from "./accounts.ts";
import type { Browser, TestApp } from "./start-app.ts";

/** Returns a complete, believable freelancer's profile with the changes that a test needs. */
export function aFreelancerProfile(change: Partial<FreelancerProfileData> = {}): FreelancerProfileData {
  return {
    fullName: "Imogen Farrant",
    title: "Colourist",
    industries: ["Entertainment and media"],
    regions: ["Europe"],
    skills: ["Colour Grading", "Video Editing"],
    bio: "I grade short documentaries and commercials in a small room above a bakery in Leeds, mostly in the mornings.",
    portfolio: "https://imogenfarrant.example/reel",
    ...change,
  };
}

/** Returns a complete, believable agency's profile with the changes that a test needs. */
export function anAgencyProfile(change: Partial<AgencyProfileData> = {}): AgencyProfileData {
  return {
    agencyName: "Kettle & Crane",
    website: "https://kettleandcrane.example",
    industries: ["Food and beverage"],
    regions: ["Europe"],
    services: ["Packaging design", "Graphic design"],
    uniqueValue:
      "Six of us design packaging for small makers of food: jars, boxes and the shelf they stand on, from a mill in Halifax.",
    clientExperience: ["Small businesses"],
    preferredClientSize: ["Small businesses"],
    projectTypes: ["Project-based"],
    minimumBudget: "< £10k",
    ...change,
  };
}

/** Returns a complete, believable brand's profile with the changes that a test needs. */
export function aBrandProfile(change: Partial<BrandProfileData> = {}): BrandProfileData {
  return {
    brandName: "Marrow & Rye",
    industries: ["Food and beverage"],
    regions: ["Europe"],
    description:
      "We bake rye crackers in Whitby and sell them in farm shops. This year we need new packaging and a short film.",
    brandSize: ["Small business"],
    ...change,
  };
}

export async function saveFreelancerProfile(app: TestApp, as: Browser, change?: Partial<FreelancerProfileData>) {
  await app.call(updateFreelancerProfile, { body: aFreelancerProfile(change) }, { as });
}

export async function saveAgencyProfile(app: TestApp, as: Browser, change?: Partial<AgencyProfileData>) {
  await app.call(updateAgencyProfile, { body: { type: "agency", data: anAgencyProfile(change) } }, { as });
}

export async function saveBrandProfile(app: TestApp, as: Browser, change?: Partial<BrandProfileData>) {
  await app.call(updateBrandProfile, { body: aBrandProfile(change) }, { as });
}

/** Registers a freelancer who is listed: verified, on trial, with a complete profile. */
export async function aFreelancer(app: TestApp, change?: Partial<FreelancerProfileData>): Promise<Member> {
  const member = await aMember(app, "freelancer");
  await saveFreelancerProfile(app, member.browser, change);
  return member;
}

/** Registers an agency that is listed: verified, on trial, with a complete profile. */
export async function anAgency(app: TestApp, change?: Partial<AgencyProfileData>): Promise<Member> {
  const member = await aMember(app, "agency");
  await saveAgencyProfile(app, member.browser, change);
  return member;
}

/** Registers a brand that is listed: verified, with a complete profile. */
export async function aBrand(app: TestApp, change?: Partial<BrandProfileData>): Promise<Member> {
  const member = await aMember(app, "brand");
  await saveBrandProfile(app, member.browser, change);
  return member;
}
