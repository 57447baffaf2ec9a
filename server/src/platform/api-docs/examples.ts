import { shortlistExamples } from "./shortlist-examples.ts";
import { workExamples } from "./work-examples.ts";

const personId = "019a5f2e-7c41-7b8e-9d52-3f0a6c1e8b47";
const otherPersonId = "019a5f2e-8d10-7c3f-8a61-5b2d7e9f0c13";
const briefId = "019a6b40-1f2c-7d05-b3a8-92c4e1d7f650";
const searchId = "019a6b40-2a3d-7e16-9b52-a1d3f2e4c870";
const projectId = "019a6c51-3a7d-7e16-8c49-04d5f2b8a761";
const messageId = "019a6d62-5b8e-7f27-9d5a-15e603c9b872";
const introductionId = "019a6d62-6c9f-7a38-8e6b-26f714da0c83";
const token = "the-token-of-the-link-in-the-email";
const password = "a long sentence nobody guesses";
const email = "ana@harbourline.example";
const brief = "We need new packaging for a range of chutneys, from somebody in Bristol who knows food and drink.";
const createdAt = "2026-03-02T09:30:00.000Z";

const agency = {
  type: "agency",
  data: {
    agencyName: "Harbourline",
    website: "https://harbourline.example",
    industries: ["Food and beverage"],
    regions: ["Europe"],
    services: ["Packaging design", "Brand strategy and positioning"],
    uniqueValue: "A studio of six in Bristol that has designed packaging for food and drink for eleven years.",
    clientExperience: ["Small businesses"],
    preferredClientSize: ["Small businesses"],
    projectTypes: ["Project-based"],
    minimumBudget: "< £10k",
    availability: { status: "from", from: "2026-04-06", peopleFree: 2, confirmedAt: createdAt },
    rate: { per: "project", band: "From £5,000", shownTo: "everybody" },
  },
};
const brand = {
  brandName: "Thrupp Chutneys",
  industries: ["Food and beverage"],
  regions: ["Europe"],
  description: "A family business that makes chutneys and pickles in Gloucestershire and sells them all over Britain.",
  brandSize: ["Small business"],
};
const freelancer = {
  fullName: "Ana Ruiz",
  title: "Packaging designer",
  industries: ["Food and beverage"],
  regions: ["Europe"],
  skills: ["Graphic Design", "Illustration"],
  bio: "I have designed labels and boxes for makers of food and drink for twelve years, from Bristol.",
  portfolio: "https://ana-ruiz.example",
  availability: { status: "now", daysPerWeek: 3, confirmedAt: createdAt },
  rate: { per: "day", band: "£250 to £350 a day", shownTo: "introduced" },
};
const shownAvailability = { state: "from", text: "Available from 6 April, 2 people free", confirmedDaysAgo: 3 };
const member = {
  id: otherPersonId,
  username: "harbourline",
  displayName: "Harbourline",
  userType: "agency",
  profileData: agency,
  availability: shownAvailability,
  responses: { answeredShare: 92, medianHours: 5.5 },
};
const contact = { id: otherPersonId, username: "harbourline", displayName: "Harbourline", userType: "agency" };
const criterion = {
  id: "job:packaging-design",
  kind: "job",
  importance: "must",
  label: "Packaging design",
  briefQuote: "new packaging",
  status: "met",
  quote: "designed packaging for food and drink",
  field: "uniqueValue",
  weight: 60,
  points: 60,
};
const match = {
  user: member,
  score: 92,
  reasons: ["Packaging design: says “designed packaging for food and drink”."],
  criteria: [criterion],
  fits: true,
};
const savedBrief = {
  id: briefId,
  name: "Packaging design",
  isNameGiven: false,
  originalText: brief,
  text: brief,
  isImproved: false,
  createdAt,
  updatedAt: createdAt,
  lastSearchedAt: createdAt,
  matchCount: 1,
  newMatchCount: 3,
};
const project = {
  id: projectId,
  title: "Labels for the autumn range",
  description: "New labels and boxes for six chutneys, in the shops by September.",
  status: "open",
  createdAt,
  updatedAt: createdAt,
  isOwner: true,
  invitation: "owner",
  waitsFor: null,
};
const note = {
  id: messageId,
  author: { userId: personId, displayName: "Thrupp Chutneys" },
  content: "The printer needs the artwork by 1 August.",
  createdAt,
};
const shippingAddress = {
  fullName: "Ana Ruiz",
  addressLine1: "4 Quay Street",
  city: "Bristol",
  state: "Bristol",
  postalCode: "BS1 4DJ",
  country: "GB",
  phoneNumber: "+44 117 496 0123",
  tshirtSize: "M",
};

const briefCard = {
  title: "Labels for the autumn range",
  requirements: [{ label: "Packaging design", force: "must" }],
  budget: "About £25,000",
  dates: "Before September",
  matched: [{ label: "Packaging design", quote: "designed packaging for food and drink" }],
};

const referenceWords = {
  work: "Labels for six chutneys.",
  wentWell: "They asked what the shelf looks like before they drew anything.",
  again: "Yes, for the winter range.",
};

/** Maps components of the document, by name, to an example of each. The linter checks every example against its schema. */
export const examples: Record<string, unknown> = {
  SetPhotoBody: { fileId: "0190a1b2-0000-7000-8000-000000000009" },
  AddProjectNoteBody: { content: note.content },
  AdminCancelSubscriptionBody: { userId: personId },
  AdminReactivateSubscriptionBody: { userId: personId },
  AgencyProfileData: agency.data,
  ReplyToProjectInvitationBody: { isAccepted: true },
  ReplyToReferenceBody: { text: "It was a joy to draw them." },
  ReportReferenceBody: { reason: "We never worked together." },
  AnswerIntroductionBody: {
    answer: "decline",
    reason: "busy",
    text: "Thank you for thinking of us. We are fully booked until May.",
  },
  AuthenticateTestCardBody: { clientSecret: "test_secret_1", isApproved: true },
  BlockedPerson: contact,
  BrandProfileData: brand,
  BriefCard: briefCard,
  BriefDraft: { originalText: brief, text: brief, isImproved: false },
  BriefHistoryEntry: {
    id: searchId,
    searchedAt: createdAt,
    text: brief,
    textBefore: null,
    isReadingChanged: false,
    newPeople: [{ id: otherPersonId, displayName: "Harbourline" }],
    gonePeople: [],
  },
  BriefWithMatches: {
    ...savedBrief,
    matches: [match],
    jobs: [{ label: "Packaging design", force: "must", userIds: [match.user.id] }],
    newUserIds: [otherPersonId],
    waitingMatchCount: 3,
    goneUsers: [],
    feedback: [],
  },
  CancelByLinkBody: { token },
  ConfirmAvailabilityBody: { token },
  ChangeProjectStatusBody: { status: "in progress" },
  CompleteProjectBody: { isComplete: true },
  CheckRegistrationBody: { username: "ana.ruiz", email },
  ConfirmSubscriptionBody: { subscriptionId: "sub_1" },
  ConfirmTestCardBody: {
    clientSecret: "test_secret_1",
    cardNumber: "4242 4242 4242 4242",
    expiry: "12/30",
    cvc: "123",
  },
  Contact: {
    ...contact,
    lastMessageDate: createdAt,
    lastMessagePreview: "Thank you, see you on Monday.",
    unreadCount: 1,
  },
  ContactBody: { contactId: otherPersonId },
  Correspondent: { ...contact, hasConversation: true, isBlocked: false, writing: "open" },
  CreateProjectBody: {
    title: project.title,
    description: project.description,
    briefId,
    contactId: otherPersonId,
    requirements: briefCard.requirements,
    budget: briefCard.budget,
    dates: briefCard.dates,
    startsOn: "2026-06-01",
  },
  CreateSubscriptionBody: { email, userType: "freelancer", method: "card" },
  Criterion: criterion,
  DeleteOwnAccountBody: { password },
  Done: { message: "Saved." },
  ExtendTrialBody: { userId: personId, days: 7 },
  FreelancerProfileData: freelancer,
  GenerateMessageSummaryBody: { searchQuery: brief, userType: "brand", receiverId: otherPersonId },
  ImproveBody: { prompt: brief },
  IntroduceBody: {
    recipientId: otherPersonId,
    briefId,
    text: "Hello, could you redraw our labels?",
    shows: ["requirements", "dates", "matched"],
  },
  GiveReferenceBody: referenceWords,
  Introduction: {
    id: introductionId,
    direction: "sent",
    person: contact,
    briefId,
    card: briefCard,
    state: "open",
    answer: null,
    reason: null,
    createdAt,
    closesAt: "2026-03-09T09:30:00.000Z",
    answeredAt: null,
    endedAt: null,
  },
  InviteTeammateBody: { email },
  InviteToProjectBody: { userId: otherPersonId },
  JoinTeamBody: { token, username: "ana.ruiz", password },
  JudgeBriefReadinessBody: { text: brief },
  LoginBody: { username: "ana.ruiz", password },
  MarkReadBody: { lastReadId: messageId },
  Match: match,
  MemberProfile: member,
  Message: {
    id: messageId,
    senderId: personId,
    receiverId: otherPersonId,
    content: "Hello, could you redraw our labels?",
    createdAt,
    writtenBy: { id: personId, username: "thrupp" },
    readAt: null,
    idempotencyKey: null,
  },
  Project: project,
  ProjectNote: note,
  Reference: {
    isReported: false,
    ...referenceWords,
    id: messageId,
    publishedAt: createdAt,
    reply: null,
    author: { userId: personId, username: "thrupp", displayName: "Thrupp Chutneys", userType: "brand" },
  },
  ReferenceAnswers: referenceWords,
  RefuseRewardBody: { reason: "The invited accounts share one card." },
  RefuseSignUpBody: { reason: "The two accounts belong to one person." },
  RegisterBody: { username: "ana.ruiz", password, email, userType: "brand" },
  RegisterOperatorBody: { token, email, password },
  RequestPasswordResetBody: { email },
  ResendVerificationBody: { email },
  ResetPasswordBody: { token, newPassword: password },
  ResumeCheckoutBody: { token },
  RenameBriefBody: { name: "Labels for the autumn range" },
  SavedBrief: savedBrief,
  SearchBody: { query: brief },
  SendInvitesBody: { emails: [email] },
  SendMatchFeedbackBody: { userId: otherPersonId, briefId, reason: "wrong-location" },
  SendMessageBody: { receiverId: otherPersonId, content: "Hello, could you redraw our labels?" },
  ShipRewardBody: { trackingNumber: "RM123456789GB" },
  ShippingAddress: shippingAddress,
  SkipSuggestionBody: { userId: otherPersonId },
  ShownAvailability: shownAvailability,
  SortProfileTextBody: { text: "Ana Ruiz\nColourist\nI grade short films and adverts, mostly in Bristol." },
  StopAvailabilityEmailsBody: { token },
  StopInvitationsBody: { token },
  TakeBackAddressBody: { token },
  WithdrawReferenceBody: { reason: "The two never worked together." },
  UnsubscribeFromMessagesBody: { token },
  UnsubscribeFromRemindersBody: { token },
  UpdateAgencyProfileBody: agency,
  UpdateEmailBody: { email, password },
  UpdateNotificationPreferencesBody: { email_notifications_billing: true, email_notifications_messages: false },
  UpdatePasswordBody: { currentPassword: password, newPassword: "another long sentence nobody guesses" },
  UpdateProjectBody: { title: project.title, description: project.description },
  ...shortlistExamples({ briefId, briefName: savedBrief.name, member, agency: agency.data, criterion, createdAt }),
  ...workExamples({ member, updatedAt: createdAt }),
};
