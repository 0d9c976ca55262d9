// @ts-nocheck
// Generated from schemas/ by generate-schemas.ts.
import { createRequire } from 'node:module';
import type { Validator } from './schema-errors.ts';
import type { Configuration, Conformance, Dataset, JobRequest, JobResponse, Language, ModuleManifest, StringRecord, TokenRequest, TokenResponse, TranslationEntry } from './types.gen.ts';

const require = createRequire(import.meta.url);


const checkConfiguration = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://locspec.dev/schemas/configuration.schema.json","title":"Configuration","description":"What `locspec.config.json` may hold. It says which service or app a run looks at and what the kit may use there.","type":"object","additionalProperties":false,"properties":{"$schema":{"type":"string"},"service":{"description":"Where the service under test answers.","type":"object","additionalProperties":false,"required":["authUrl","baseUrl"],"properties":{"authUrl":{"$ref":"#/$defs/address","description":"The authorization server, without `/oauth`."},"baseUrl":{"$ref":"#/$defs/address","description":"The API of the hosted edition, without `/api/v2`."},"enterpriseBaseUrl":{"$ref":"#/$defs/address","description":"The API of the enterprise edition, without `/api/v2`. Absent: its checks are not applicable."},"stateUrl":{"$ref":"#/$defs/address","description":"The state address, where the target can be prepared."}}},"apps":{"description":"Apps that are registered with the target already; needed only where it cannot register them by state.","type":"object","additionalProperties":false,"properties":{"confidential":{"$ref":"#/$defs/app","required":["clientSecret"]},"public":{"$ref":"#/$defs/app"}}},"scopes":{"type":"array","items":{"type":"string","pattern":"^\\S+$"},"minItems":1},"consent":{"description":"How the kit gets the user's decision.","type":"object","additionalProperties":false,"required":["by"],"properties":{"by":{"const":"state"}}},"accessToken":{"description":"A token for read-only runs without the authorization flow.","type":"string","minLength":1},"lists":{"description":"Where a read-only run looks.","type":"object","additionalProperties":false,"properties":{"projectId":{"type":"integer"},"languageId":{"type":"string"},"tmId":{"type":["integer","string"]},"glossaryId":{"type":"integer"}}},"module":{"description":"How a module app is called.","type":"object","additionalProperties":false,"properties":{"jobType":{"type":"string","minLength":1},"headers":{"type":"object","additionalProperties":{"type":"string"}},"query":{"type":"object","additionalProperties":{"type":"string"}},"jwt":{"type":"object","additionalProperties":false,"required":["secret"],"properties":{"secret":{"type":"string","minLength":1},"in":{"type":"string","pattern":"^(query|header):\\S+$"},"claims":{"type":"object"}}}}},"answers":{"description":"Gap ids and the answers that this target gives.","type":"object","additionalProperties":{"type":"string"}}},"$defs":{"address":{"type":"string","pattern":"^https?://[^\\s/?#]+(/[^\\s?#]*)?$"},"app":{"type":"object","additionalProperties":false,"required":["clientId","redirectUris"],"properties":{"clientId":{"type":"string","minLength":1},"clientSecret":{"type":"string","minLength":1},"redirectUris":{"type":"array","items":{"type":"string","minLength":1},"minItems":1}}}}};
const schema32 = {"type":"string","pattern":"^https?://[^\\s/?#]+(/[^\\s?#]*)?$"};
const schema36 = {"type":"object","additionalProperties":false,"required":["clientId","redirectUris"],"properties":{"clientId":{"type":"string","minLength":1},"clientSecret":{"type":"string","minLength":1},"redirectUris":{"type":"array","items":{"type":"string","minLength":1},"minItems":1}}};
const func1 = Object.prototype.hasOwnProperty;
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^https?://[^\\s/?#]+(/[^\\s?#]*)?$", "u");
const pattern8 = new RegExp("^\\S+$", "u");
const pattern9 = new RegExp("^(query|header):\\S+$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://locspec.dev/schemas/configuration.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.$schema.type,parentSchema:schema31.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.service !== undefined){
let data1 = data.service;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.authUrl === undefined){
const err2 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/required",keyword:"required",params:{missingProperty: "authUrl"},message:"must have required property '"+"authUrl"+"'",schema:schema31.properties.service.required,parentSchema:schema31.properties.service,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.baseUrl === undefined){
const err3 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/required",keyword:"required",params:{missingProperty: "baseUrl"},message:"must have required property '"+"baseUrl"+"'",schema:schema31.properties.service.required,parentSchema:schema31.properties.service,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data1){
if(!((((key1 === "authUrl") || (key1 === "baseUrl")) || (key1 === "enterpriseBaseUrl")) || (key1 === "stateUrl"))){
const err4 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.service,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.authUrl !== undefined){
let data2 = data1.authUrl;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err5 = {instancePath:instancePath+"/service/authUrl",schemaPath:"#/$defs/address/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#]+(/[^\\s?#]*)?$"},message:"must match pattern \""+"^https?://[^\\s/?#]+(/[^\\s?#]*)?$"+"\"",schema:"^https?://[^\\s/?#]+(/[^\\s?#]*)?$",parentSchema:schema32,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/service/authUrl",schemaPath:"#/$defs/address/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.type,parentSchema:schema32,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.baseUrl !== undefined){
let data3 = data1.baseUrl;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err7 = {instancePath:instancePath+"/service/baseUrl",schemaPath:"#/$defs/address/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#]+(/[^\\s?#]*)?$"},message:"must match pattern \""+"^https?://[^\\s/?#]+(/[^\\s?#]*)?$"+"\"",schema:"^https?://[^\\s/?#]+(/[^\\s?#]*)?$",parentSchema:schema32,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/service/baseUrl",schemaPath:"#/$defs/address/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.type,parentSchema:schema32,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.enterpriseBaseUrl !== undefined){
let data4 = data1.enterpriseBaseUrl;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err9 = {instancePath:instancePath+"/service/enterpriseBaseUrl",schemaPath:"#/$defs/address/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#]+(/[^\\s?#]*)?$"},message:"must match pattern \""+"^https?://[^\\s/?#]+(/[^\\s?#]*)?$"+"\"",schema:"^https?://[^\\s/?#]+(/[^\\s?#]*)?$",parentSchema:schema32,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/service/enterpriseBaseUrl",schemaPath:"#/$defs/address/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.type,parentSchema:schema32,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.stateUrl !== undefined){
let data5 = data1.stateUrl;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err11 = {instancePath:instancePath+"/service/stateUrl",schemaPath:"#/$defs/address/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#]+(/[^\\s?#]*)?$"},message:"must match pattern \""+"^https?://[^\\s/?#]+(/[^\\s?#]*)?$"+"\"",schema:"^https?://[^\\s/?#]+(/[^\\s?#]*)?$",parentSchema:schema32,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/service/stateUrl",schemaPath:"#/$defs/address/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.type,parentSchema:schema32,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.service.type,parentSchema:schema31.properties.service,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.apps !== undefined){
let data6 = data.apps;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key2 in data6){
if(!((key2 === "confidential") || (key2 === "public"))){
const err14 = {instancePath:instancePath+"/apps",schemaPath:"#/properties/apps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.apps,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data6.confidential !== undefined){
let data7 = data6.confidential;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.clientId === undefined){
const err15 = {instancePath:instancePath+"/apps/confidential",schemaPath:"#/$defs/app/required",keyword:"required",params:{missingProperty: "clientId"},message:"must have required property '"+"clientId"+"'",schema:schema36.required,parentSchema:schema36,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7.redirectUris === undefined){
const err16 = {instancePath:instancePath+"/apps/confidential",schemaPath:"#/$defs/app/required",keyword:"required",params:{missingProperty: "redirectUris"},message:"must have required property '"+"redirectUris"+"'",schema:schema36.required,parentSchema:schema36,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key3 in data7){
if(!(((key3 === "clientId") || (key3 === "clientSecret")) || (key3 === "redirectUris"))){
const err17 = {instancePath:instancePath+"/apps/confidential",schemaPath:"#/$defs/app/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema36,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data7.clientId !== undefined){
let data8 = data7.clientId;
if(typeof data8 === "string"){
if(func2(data8) < 1){
const err18 = {instancePath:instancePath+"/apps/confidential/clientId",schemaPath:"#/$defs/app/properties/clientId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema36.properties.clientId,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/apps/confidential/clientId",schemaPath:"#/$defs/app/properties/clientId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.clientId.type,parentSchema:schema36.properties.clientId,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data7.clientSecret !== undefined){
let data9 = data7.clientSecret;
if(typeof data9 === "string"){
if(func2(data9) < 1){
const err20 = {instancePath:instancePath+"/apps/confidential/clientSecret",schemaPath:"#/$defs/app/properties/clientSecret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema36.properties.clientSecret,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/apps/confidential/clientSecret",schemaPath:"#/$defs/app/properties/clientSecret/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.clientSecret.type,parentSchema:schema36.properties.clientSecret,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.redirectUris !== undefined){
let data10 = data7.redirectUris;
if(Array.isArray(data10)){
if(data10.length < 1){
const err22 = {instancePath:instancePath+"/apps/confidential/redirectUris",schemaPath:"#/$defs/app/properties/redirectUris/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema36.properties.redirectUris,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(typeof data11 === "string"){
if(func2(data11) < 1){
const err23 = {instancePath:instancePath+"/apps/confidential/redirectUris/" + i0,schemaPath:"#/$defs/app/properties/redirectUris/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema36.properties.redirectUris.items,data:data11};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/apps/confidential/redirectUris/" + i0,schemaPath:"#/$defs/app/properties/redirectUris/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.redirectUris.items.type,parentSchema:schema36.properties.redirectUris.items,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/apps/confidential/redirectUris",schemaPath:"#/$defs/app/properties/redirectUris/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema36.properties.redirectUris.type,parentSchema:schema36.properties.redirectUris,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/apps/confidential",schemaPath:"#/$defs/app/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.type,parentSchema:schema36,data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.clientSecret === undefined){
const err27 = {instancePath:instancePath+"/apps/confidential",schemaPath:"#/properties/apps/properties/confidential/required",keyword:"required",params:{missingProperty: "clientSecret"},message:"must have required property '"+"clientSecret"+"'",schema:schema31.properties.apps.properties.confidential.required,parentSchema:schema31.properties.apps.properties.confidential,data:data7};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data6.public !== undefined){
let data12 = data6.public;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.clientId === undefined){
const err28 = {instancePath:instancePath+"/apps/public",schemaPath:"#/$defs/app/required",keyword:"required",params:{missingProperty: "clientId"},message:"must have required property '"+"clientId"+"'",schema:schema36.required,parentSchema:schema36,data:data12};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data12.redirectUris === undefined){
const err29 = {instancePath:instancePath+"/apps/public",schemaPath:"#/$defs/app/required",keyword:"required",params:{missingProperty: "redirectUris"},message:"must have required property '"+"redirectUris"+"'",schema:schema36.required,parentSchema:schema36,data:data12};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key4 in data12){
if(!(((key4 === "clientId") || (key4 === "clientSecret")) || (key4 === "redirectUris"))){
const err30 = {instancePath:instancePath+"/apps/public",schemaPath:"#/$defs/app/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema36,data:data12};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data12.clientId !== undefined){
let data13 = data12.clientId;
if(typeof data13 === "string"){
if(func2(data13) < 1){
const err31 = {instancePath:instancePath+"/apps/public/clientId",schemaPath:"#/$defs/app/properties/clientId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema36.properties.clientId,data:data13};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/apps/public/clientId",schemaPath:"#/$defs/app/properties/clientId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.clientId.type,parentSchema:schema36.properties.clientId,data:data13};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data12.clientSecret !== undefined){
let data14 = data12.clientSecret;
if(typeof data14 === "string"){
if(func2(data14) < 1){
const err33 = {instancePath:instancePath+"/apps/public/clientSecret",schemaPath:"#/$defs/app/properties/clientSecret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema36.properties.clientSecret,data:data14};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/apps/public/clientSecret",schemaPath:"#/$defs/app/properties/clientSecret/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.clientSecret.type,parentSchema:schema36.properties.clientSecret,data:data14};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data12.redirectUris !== undefined){
let data15 = data12.redirectUris;
if(Array.isArray(data15)){
if(data15.length < 1){
const err35 = {instancePath:instancePath+"/apps/public/redirectUris",schemaPath:"#/$defs/app/properties/redirectUris/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema36.properties.redirectUris,data:data15};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(typeof data16 === "string"){
if(func2(data16) < 1){
const err36 = {instancePath:instancePath+"/apps/public/redirectUris/" + i1,schemaPath:"#/$defs/app/properties/redirectUris/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema36.properties.redirectUris.items,data:data16};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/apps/public/redirectUris/" + i1,schemaPath:"#/$defs/app/properties/redirectUris/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.redirectUris.items.type,parentSchema:schema36.properties.redirectUris.items,data:data16};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/apps/public/redirectUris",schemaPath:"#/$defs/app/properties/redirectUris/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema36.properties.redirectUris.type,parentSchema:schema36.properties.redirectUris,data:data15};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/apps/public",schemaPath:"#/$defs/app/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.type,parentSchema:schema36,data:data12};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/apps",schemaPath:"#/properties/apps/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.apps.type,parentSchema:schema31.properties.apps,data:data6};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.scopes !== undefined){
let data17 = data.scopes;
if(Array.isArray(data17)){
if(data17.length < 1){
const err41 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema31.properties.scopes,data:data17};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
let data18 = data17[i2];
if(typeof data18 === "string"){
if(!pattern8.test(data18)){
const err42 = {instancePath:instancePath+"/scopes/" + i2,schemaPath:"#/properties/scopes/items/pattern",keyword:"pattern",params:{pattern: "^\\S+$"},message:"must match pattern \""+"^\\S+$"+"\"",schema:"^\\S+$",parentSchema:schema31.properties.scopes.items,data:data18};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/scopes/" + i2,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.scopes.items.type,parentSchema:schema31.properties.scopes.items,data:data18};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.scopes.type,parentSchema:schema31.properties.scopes,data:data17};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.consent !== undefined){
let data19 = data.consent;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.by === undefined){
const err45 = {instancePath:instancePath+"/consent",schemaPath:"#/properties/consent/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'",schema:schema31.properties.consent.required,parentSchema:schema31.properties.consent,data:data19};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
for(const key5 in data19){
if(!(key5 === "by")){
const err46 = {instancePath:instancePath+"/consent",schemaPath:"#/properties/consent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.consent,data:data19};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data19.by !== undefined){
let data20 = data19.by;
if("state" !== data20){
const err47 = {instancePath:instancePath+"/consent/by",schemaPath:"#/properties/consent/properties/by/const",keyword:"const",params:{allowedValue: "state"},message:"must be equal to constant",schema:"state",parentSchema:schema31.properties.consent.properties.by,data:data20};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/consent",schemaPath:"#/properties/consent/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.consent.type,parentSchema:schema31.properties.consent,data:data19};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.accessToken !== undefined){
let data21 = data.accessToken;
if(typeof data21 === "string"){
if(func2(data21) < 1){
const err49 = {instancePath:instancePath+"/accessToken",schemaPath:"#/properties/accessToken/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.accessToken,data:data21};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/accessToken",schemaPath:"#/properties/accessToken/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.accessToken.type,parentSchema:schema31.properties.accessToken,data:data21};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.lists !== undefined){
let data22 = data.lists;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key6 in data22){
if(!((((key6 === "projectId") || (key6 === "languageId")) || (key6 === "tmId")) || (key6 === "glossaryId"))){
const err51 = {instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.lists,data:data22};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data22.projectId !== undefined){
let data23 = data22.projectId;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err52 = {instancePath:instancePath+"/lists/projectId",schemaPath:"#/properties/lists/properties/projectId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.lists.properties.projectId.type,parentSchema:schema31.properties.lists.properties.projectId,data:data23};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data22.languageId !== undefined){
let data24 = data22.languageId;
if(typeof data24 !== "string"){
const err53 = {instancePath:instancePath+"/lists/languageId",schemaPath:"#/properties/lists/properties/languageId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.lists.properties.languageId.type,parentSchema:schema31.properties.lists.properties.languageId,data:data24};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data22.tmId !== undefined){
let data25 = data22.tmId;
if((!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))) && (typeof data25 !== "string")){
const err54 = {instancePath:instancePath+"/lists/tmId",schemaPath:"#/properties/lists/properties/tmId/type",keyword:"type",params:{type: schema31.properties.lists.properties.tmId.type},message:"must be integer,string",schema:schema31.properties.lists.properties.tmId.type,parentSchema:schema31.properties.lists.properties.tmId,data:data25};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data22.glossaryId !== undefined){
let data26 = data22.glossaryId;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err55 = {instancePath:instancePath+"/lists/glossaryId",schemaPath:"#/properties/lists/properties/glossaryId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.lists.properties.glossaryId.type,parentSchema:schema31.properties.lists.properties.glossaryId,data:data26};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.lists.type,parentSchema:schema31.properties.lists,data:data22};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.module !== undefined){
let data27 = data.module;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key7 in data27){
if(!((((key7 === "jobType") || (key7 === "headers")) || (key7 === "query")) || (key7 === "jwt"))){
const err57 = {instancePath:instancePath+"/module",schemaPath:"#/properties/module/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.module,data:data27};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data27.jobType !== undefined){
let data28 = data27.jobType;
if(typeof data28 === "string"){
if(func2(data28) < 1){
const err58 = {instancePath:instancePath+"/module/jobType",schemaPath:"#/properties/module/properties/jobType/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.module.properties.jobType,data:data28};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/module/jobType",schemaPath:"#/properties/module/properties/jobType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.module.properties.jobType.type,parentSchema:schema31.properties.module.properties.jobType,data:data28};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data27.headers !== undefined){
let data29 = data27.headers;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key8 in data29){
let data30 = data29[key8];
if(typeof data30 !== "string"){
const err60 = {instancePath:instancePath+"/module/headers/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/module/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.module.properties.headers.additionalProperties.type,parentSchema:schema31.properties.module.properties.headers.additionalProperties,data:data30};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/module/headers",schemaPath:"#/properties/module/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.module.properties.headers.type,parentSchema:schema31.properties.module.properties.headers,data:data29};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data27.query !== undefined){
let data31 = data27.query;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
for(const key9 in data31){
let data32 = data31[key9];
if(typeof data32 !== "string"){
const err62 = {instancePath:instancePath+"/module/query/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/module/properties/query/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.module.properties.query.additionalProperties.type,parentSchema:schema31.properties.module.properties.query.additionalProperties,data:data32};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/module/query",schemaPath:"#/properties/module/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.module.properties.query.type,parentSchema:schema31.properties.module.properties.query,data:data31};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data27.jwt !== undefined){
let data33 = data27.jwt;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.secret === undefined){
const err64 = {instancePath:instancePath+"/module/jwt",schemaPath:"#/properties/module/properties/jwt/required",keyword:"required",params:{missingProperty: "secret"},message:"must have required property '"+"secret"+"'",schema:schema31.properties.module.properties.jwt.required,parentSchema:schema31.properties.module.properties.jwt,data:data33};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
for(const key10 in data33){
if(!(((key10 === "secret") || (key10 === "in")) || (key10 === "claims"))){
const err65 = {instancePath:instancePath+"/module/jwt",schemaPath:"#/properties/module/properties/jwt/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.module.properties.jwt,data:data33};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data33.secret !== undefined){
let data34 = data33.secret;
if(typeof data34 === "string"){
if(func2(data34) < 1){
const err66 = {instancePath:instancePath+"/module/jwt/secret",schemaPath:"#/properties/module/properties/jwt/properties/secret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.module.properties.jwt.properties.secret,data:data34};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/module/jwt/secret",schemaPath:"#/properties/module/properties/jwt/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.module.properties.jwt.properties.secret.type,parentSchema:schema31.properties.module.properties.jwt.properties.secret,data:data34};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data33.in !== undefined){
let data35 = data33.in;
if(typeof data35 === "string"){
if(!pattern9.test(data35)){
const err68 = {instancePath:instancePath+"/module/jwt/in",schemaPath:"#/properties/module/properties/jwt/properties/in/pattern",keyword:"pattern",params:{pattern: "^(query|header):\\S+$"},message:"must match pattern \""+"^(query|header):\\S+$"+"\"",schema:"^(query|header):\\S+$",parentSchema:schema31.properties.module.properties.jwt.properties.in,data:data35};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/module/jwt/in",schemaPath:"#/properties/module/properties/jwt/properties/in/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.module.properties.jwt.properties.in.type,parentSchema:schema31.properties.module.properties.jwt.properties.in,data:data35};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data33.claims !== undefined){
let data36 = data33.claims;
if(!(data36 && typeof data36 == "object" && !Array.isArray(data36))){
const err70 = {instancePath:instancePath+"/module/jwt/claims",schemaPath:"#/properties/module/properties/jwt/properties/claims/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.module.properties.jwt.properties.claims.type,parentSchema:schema31.properties.module.properties.jwt.properties.claims,data:data36};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/module/jwt",schemaPath:"#/properties/module/properties/jwt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.module.properties.jwt.type,parentSchema:schema31.properties.module.properties.jwt,data:data33};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/module",schemaPath:"#/properties/module/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.module.type,parentSchema:schema31.properties.module,data:data27};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data.answers !== undefined){
let data37 = data.answers;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
for(const key11 in data37){
let data38 = data37[key11];
if(typeof data38 !== "string"){
const err73 = {instancePath:instancePath+"/answers/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/answers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.answers.additionalProperties.type,parentSchema:schema31.properties.answers.additionalProperties,data:data38};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.answers.type,parentSchema:schema31.properties.answers,data:data37};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkConformance = validate21;
const schema38 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://locspec.dev/schemas/conformance.schema.json","title":"Result file","description":"`conformance.json`, which every verify run writes for other programs. Later versions may add members.","type":"object","required":["format","kit","source","target","run","verdict","power","counts","requirements","findings"],"properties":{"format":{"type":"integer","const":1},"kit":{"type":"object","required":["name","version"],"properties":{"name":{"type":"string"},"version":{"type":"string"}}},"source":{"description":"The source document that the requirements come from.","type":"object","required":["sha256"],"properties":{"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"}}},"target":{"type":"object","required":["kind","name","addresses"],"properties":{"kind":{"type":"string","enum":["service","app"]},"name":{"type":"string"},"addresses":{"description":"The addresses that were verified, by their names in the configuration.","type":"object","additionalProperties":{"type":"string"}}}},"run":{"type":"object","required":["startedAt","durationMs","seed","shard","workers"],"properties":{"startedAt":{"type":"string","format":"date-time","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$"},"durationMs":{"type":"number","minimum":0},"seed":{"description":"Gives the same generated cases again.","type":"integer"},"shard":{"description":"Which part of how many.","type":"string","pattern":"^[1-9]\\d*/[1-9]\\d*$"},"workers":{"type":"integer","minimum":1}}},"verdict":{"type":"string","enum":["conforms","violates","nothing proved"]},"power":{"description":"By what the answers could be judged, and how many judges noticed the doctored inputs they were fed first.","type":"object","required":["level","judges"],"properties":{"level":{"type":"string","enum":["data","records","relations"]},"judges":{"type":"object","required":["armed","of"],"properties":{"armed":{"type":"integer","minimum":0},"of":{"type":"integer","minimum":0}}}}},"counts":{"description":"How many requirements have each status.","type":"object","required":["pass","fail","warn","unspecified","untested","notApplicable","expectedFail","error"],"properties":{"pass":{"type":"integer","minimum":0},"fail":{"type":"integer","minimum":0},"warn":{"type":"integer","minimum":0},"unspecified":{"type":"integer","minimum":0},"untested":{"type":"integer","minimum":0},"notApplicable":{"type":"integer","minimum":0},"expectedFail":{"type":"integer","minimum":0},"error":{"type":"integer","minimum":0}}},"requirements":{"type":"array","items":{"type":"object","required":["id","standing","source","says","status","checks"],"properties":{"id":{"$ref":"#/$defs/id"},"standing":{"type":"string","enum":["stated","standard","assumed"]},"source":{"description":"Section of the source.","type":"string"},"says":{"type":"string"},"status":{"type":"string","enum":["pass","fail","warn","unspecified","untested","notApplicable","expectedFail","error"]},"checks":{"description":"Ids of the checks that cite it.","type":"array","items":{"type":"string"}}}}},"findings":{"type":"array","items":{"type":"object","required":["requirement","check","title","expected","actual","evidence","replay"],"properties":{"requirement":{"$ref":"#/$defs/id"},"check":{"type":"string"},"title":{"type":"string"},"expected":{"type":"string"},"actual":{"type":"string"},"evidence":{"type":"object","required":["exchanges"],"properties":{"exchanges":{"description":"Requests and their responses, with the secrets struck out.","type":"array","items":{"type":"object"}},"counterexample":{"description":"The smallest case that was found.","type":"object"}}},"replay":{"description":"The command that runs the case again.","type":"string"}}}}},"$defs":{"id":{"type":"string","pattern":"^[a-z][a-z0-9]*([.-][a-z0-9]+)+$"}}};
const schema39 = {"type":"string","pattern":"^[a-z][a-z0-9]*([.-][a-z0-9]+)+$"};
const pattern10 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern11 = new RegExp("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$", "u");
const pattern12 = new RegExp("^[1-9]\\d*/[1-9]\\d*$", "u");
const pattern13 = new RegExp("^[a-z][a-z0-9]*([.-][a-z0-9]+)+$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://locspec.dev/schemas/conformance.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kit === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kit"},message:"must have required property '"+"kit"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.source === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.target === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.run === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run"},message:"must have required property '"+"run"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.verdict === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.power === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "power"},message:"must have required property '"+"power"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.counts === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.requirements === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requirements"},message:"must have required property '"+"requirements"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.findings === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"},message:"must have required property '"+"findings"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.format !== undefined){
let data0 = data.format;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err10 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.properties.format.type,parentSchema:schema38.properties.format,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(1 !== data0){
const err11 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant",schema:1,parentSchema:schema38.properties.format,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.kit !== undefined){
let data1 = data.kit;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){
const err12 = {instancePath:instancePath+"/kit",schemaPath:"#/properties/kit/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema38.properties.kit.required,parentSchema:schema38.properties.kit,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.version === undefined){
const err13 = {instancePath:instancePath+"/kit",schemaPath:"#/properties/kit/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'",schema:schema38.properties.kit.required,parentSchema:schema38.properties.kit,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 !== "string"){
const err14 = {instancePath:instancePath+"/kit/name",schemaPath:"#/properties/kit/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.kit.properties.name.type,parentSchema:schema38.properties.kit.properties.name,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.version !== undefined){
let data3 = data1.version;
if(typeof data3 !== "string"){
const err15 = {instancePath:instancePath+"/kit/version",schemaPath:"#/properties/kit/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.kit.properties.version.type,parentSchema:schema38.properties.kit.properties.version,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/kit",schemaPath:"#/properties/kit/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.kit.type,parentSchema:schema38.properties.kit,data:data1};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.source !== undefined){
let data4 = data.source;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.sha256 === undefined){
const err17 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'",schema:schema38.properties.source.required,parentSchema:schema38.properties.source,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4.sha256 !== undefined){
let data5 = data4.sha256;
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
const err18 = {instancePath:instancePath+"/source/sha256",schemaPath:"#/properties/source/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\"",schema:"^[0-9a-f]{64}$",parentSchema:schema38.properties.source.properties.sha256,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/source/sha256",schemaPath:"#/properties/source/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.source.properties.sha256.type,parentSchema:schema38.properties.source.properties.sha256,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.source.type,parentSchema:schema38.properties.source,data:data4};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.target !== undefined){
let data6 = data.target;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.kind === undefined){
const err21 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema38.properties.target.required,parentSchema:schema38.properties.target,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data6.name === undefined){
const err22 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema38.properties.target.required,parentSchema:schema38.properties.target,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data6.addresses === undefined){
const err23 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty: "addresses"},message:"must have required property '"+"addresses"+"'",schema:schema38.properties.target.required,parentSchema:schema38.properties.target,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data6.kind !== undefined){
let data7 = data6.kind;
if(typeof data7 !== "string"){
const err24 = {instancePath:instancePath+"/target/kind",schemaPath:"#/properties/target/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.target.properties.kind.type,parentSchema:schema38.properties.target.properties.kind,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!((data7 === "service") || (data7 === "app"))){
const err25 = {instancePath:instancePath+"/target/kind",schemaPath:"#/properties/target/properties/kind/enum",keyword:"enum",params:{allowedValues: schema38.properties.target.properties.kind.enum},message:"must be equal to one of the allowed values",schema:schema38.properties.target.properties.kind.enum,parentSchema:schema38.properties.target.properties.kind,data:data7};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data6.name !== undefined){
let data8 = data6.name;
if(typeof data8 !== "string"){
const err26 = {instancePath:instancePath+"/target/name",schemaPath:"#/properties/target/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.target.properties.name.type,parentSchema:schema38.properties.target.properties.name,data:data8};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data6.addresses !== undefined){
let data9 = data6.addresses;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key0 in data9){
let data10 = data9[key0];
if(typeof data10 !== "string"){
const err27 = {instancePath:instancePath+"/target/addresses/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/target/properties/addresses/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.target.properties.addresses.additionalProperties.type,parentSchema:schema38.properties.target.properties.addresses.additionalProperties,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/target/addresses",schemaPath:"#/properties/target/properties/addresses/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.target.properties.addresses.type,parentSchema:schema38.properties.target.properties.addresses,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.target.type,parentSchema:schema38.properties.target,data:data6};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.run !== undefined){
let data11 = data.run;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.startedAt === undefined){
const err30 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/required",keyword:"required",params:{missingProperty: "startedAt"},message:"must have required property '"+"startedAt"+"'",schema:schema38.properties.run.required,parentSchema:schema38.properties.run,data:data11};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data11.durationMs === undefined){
const err31 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/required",keyword:"required",params:{missingProperty: "durationMs"},message:"must have required property '"+"durationMs"+"'",schema:schema38.properties.run.required,parentSchema:schema38.properties.run,data:data11};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data11.seed === undefined){
const err32 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/required",keyword:"required",params:{missingProperty: "seed"},message:"must have required property '"+"seed"+"'",schema:schema38.properties.run.required,parentSchema:schema38.properties.run,data:data11};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data11.shard === undefined){
const err33 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/required",keyword:"required",params:{missingProperty: "shard"},message:"must have required property '"+"shard"+"'",schema:schema38.properties.run.required,parentSchema:schema38.properties.run,data:data11};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data11.workers === undefined){
const err34 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/required",keyword:"required",params:{missingProperty: "workers"},message:"must have required property '"+"workers"+"'",schema:schema38.properties.run.required,parentSchema:schema38.properties.run,data:data11};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data11.startedAt !== undefined){
let data12 = data11.startedAt;
if(typeof data12 === "string"){
if(!pattern11.test(data12)){
const err35 = {instancePath:instancePath+"/run/startedAt",schemaPath:"#/properties/run/properties/startedAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$"+"\"",schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$",parentSchema:schema38.properties.run.properties.startedAt,data:data12};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/run/startedAt",schemaPath:"#/properties/run/properties/startedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.run.properties.startedAt.type,parentSchema:schema38.properties.run.properties.startedAt,data:data12};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data11.durationMs !== undefined){
let data13 = data11.durationMs;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err37 = {instancePath:instancePath+"/run/durationMs",schemaPath:"#/properties/run/properties/durationMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema38.properties.run.properties.durationMs,data:data13};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/run/durationMs",schemaPath:"#/properties/run/properties/durationMs/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema38.properties.run.properties.durationMs.type,parentSchema:schema38.properties.run.properties.durationMs,data:data13};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data11.seed !== undefined){
let data14 = data11.seed;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err39 = {instancePath:instancePath+"/run/seed",schemaPath:"#/properties/run/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.properties.run.properties.seed.type,parentSchema:schema38.properties.run.properties.seed,data:data14};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data11.shard !== undefined){
let data15 = data11.shard;
if(typeof data15 === "string"){
if(!pattern12.test(data15)){
const err40 = {instancePath:instancePath+"/run/shard",schemaPath:"#/properties/run/properties/shard/pattern",keyword:"pattern",params:{pattern: "^[1-9]\\d*/[1-9]\\d*$"},message:"must match pattern \""+"^[1-9]\\d*/[1-9]\\d*$"+"\"",schema:"^[1-9]\\d*/[1-9]\\d*$",parentSchema:schema38.properties.run.properties.shard,data:data15};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/run/shard",schemaPath:"#/properties/run/properties/shard/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.run.properties.shard.type,parentSchema:schema38.properties.run.properties.shard,data:data15};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data11.workers !== undefined){
let data16 = data11.workers;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err42 = {instancePath:instancePath+"/run/workers",schemaPath:"#/properties/run/properties/workers/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.properties.run.properties.workers.type,parentSchema:schema38.properties.run.properties.workers,data:data16};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 1 || isNaN(data16)){
const err43 = {instancePath:instancePath+"/run/workers",schemaPath:"#/properties/run/properties/workers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema38.properties.run.properties.workers,data:data16};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
}
else {
const err44 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.run.type,parentSchema:schema38.properties.run,data:data11};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.verdict !== undefined){
let data17 = data.verdict;
if(typeof data17 !== "string"){
const err45 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.verdict.type,parentSchema:schema38.properties.verdict,data:data17};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!(((data17 === "conforms") || (data17 === "violates")) || (data17 === "nothing proved"))){
const err46 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema38.properties.verdict.enum},message:"must be equal to one of the allowed values",schema:schema38.properties.verdict.enum,parentSchema:schema38.properties.verdict,data:data17};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.power !== undefined){
let data18 = data.power;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.level === undefined){
const err47 = {instancePath:instancePath+"/power",schemaPath:"#/properties/power/required",keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'",schema:schema38.properties.power.required,parentSchema:schema38.properties.power,data:data18};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data18.judges === undefined){
const err48 = {instancePath:instancePath+"/power",schemaPath:"#/properties/power/required",keyword:"required",params:{missingProperty: "judges"},message:"must have required property '"+"judges"+"'",schema:schema38.properties.power.required,parentSchema:schema38.properties.power,data:data18};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data18.level !== undefined){
let data19 = data18.level;
if(typeof data19 !== "string"){
const err49 = {instancePath:instancePath+"/power/level",schemaPath:"#/properties/power/properties/level/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.power.properties.level.type,parentSchema:schema38.properties.power.properties.level,data:data19};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!(((data19 === "data") || (data19 === "records")) || (data19 === "relations"))){
const err50 = {instancePath:instancePath+"/power/level",schemaPath:"#/properties/power/properties/level/enum",keyword:"enum",params:{allowedValues: schema38.properties.power.properties.level.enum},message:"must be equal to one of the allowed values",schema:schema38.properties.power.properties.level.enum,parentSchema:schema38.properties.power.properties.level,data:data19};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data18.judges !== undefined){
let data20 = data18.judges;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.armed === undefined){
const err51 = {instancePath:instancePath+"/power/judges",schemaPath:"#/properties/power/properties/judges/required",keyword:"required",params:{missingProperty: "armed"},message:"must have required property '"+"armed"+"'",schema:schema38.properties.power.properties.judges.required,parentSchema:schema38.properties.power.properties.judges,data:data20};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data20.of === undefined){
const err52 = {instancePath:instancePath+"/power/judges",schemaPath:"#/properties/power/properties/judges/required",keyword:"required",params:{missingProperty: "of"},message:"must have required property '"+"of"+"'",schema:schema38.properties.power.properties.judges.required,parentSchema:schema38.properties.power.properties.judges,data:data20};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data20.armed !== undefined){
let data21 = data20.armed;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err53 = {instancePath:instancePath+"/power/judges/armed",schemaPath:"#/properties/power/properties/judges/properties/armed/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.properties.power.properties.judges.properties.armed.type,parentSchema:schema38.properties.power.properties.judges.properties.armed,data:data21};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
const err54 = {instancePath:instancePath+"/power/judges/armed",schemaPath:"#/properties/power/properties/judges/properties/armed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema38.properties.power.properties.judges.properties.armed,data:data21};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
if(data20.of !== undefined){
let data22 = data20.of;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err55 = {instancePath:instancePath+"/power/judges/of",schemaPath:"#/properties/power/properties/judges/properties/of/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.properties.power.properties.judges.properties.of.type,parentSchema:schema38.properties.power.properties.judges.properties.of,data:data22};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
const err56 = {instancePath:instancePath+"/power/judges/of",schemaPath:"#/properties/power/properties/judges/properties/of/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema38.properties.power.properties.judges.properties.of,data:data22};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
}
else {
const err57 = {instancePath:instancePath+"/power/judges",schemaPath:"#/properties/power/properties/judges/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.power.properties.judges.type,parentSchema:schema38.properties.power.properties.judges,data:data20};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/power",schemaPath:"#/properties/power/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.power.type,parentSchema:schema38.properties.power,data:data18};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.counts !== undefined){
let data23 = data.counts;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.pass === undefined){
const err59 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "pass"},message:"must have required property '"+"pass"+"'",schema:schema38.properties.counts.required,parentSchema:schema38.properties.counts,data:data23};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data23.fail === undefined){
const err60 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "fail"},message:"must have required property '"+"fail"+"'",schema:schema38.properties.counts.required,parentSchema:schema38.properties.counts,data:data23};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data23.warn === undefined){
const err61 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "warn"},message:"must have required property '"+"warn"+"'",schema:schema38.properties.counts.required,parentSchema:schema38.properties.counts,data:data23};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data23.unspecified === undefined){
const err62 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "unspecified"},message:"must have required property '"+"unspecified"+"'",schema:schema38.properties.counts.required,parentSchema:schema38.properties.counts,data:data23};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data23.untested === undefined){
const err63 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "untested"},message:"must have required property '"+"untested"+"'",schema:schema38.properties.counts.required,parentSchema:schema38.properties.counts,data:data23};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data23.notApplicable === undefined){
const err64 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "notApplicable"},message:"must have required property '"+"notApplicable"+"'",schema:schema38.properties.counts.required,parentSchema:schema38.properties.counts,data:data23};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data23.expectedFail === undefined){
const err65 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "expectedFail"},message:"must have required property '"+"expectedFail"+"'",schema:schema38.properties.counts.required,parentSchema:schema38.properties.counts,data:data23};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data23.error === undefined){
const err66 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema38.properties.counts.required,parentSchema:schema38.properties.counts,data:data23};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data23.pass !== undefined){
let data24 = data23.pass;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err67 = {instancePath:instancePath+"/counts/pass",schemaPath:"#/properties/counts/properties/pass/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.properties.counts.properties.pass.type,parentSchema:schema38.properties.counts.properties.pass,data:data24};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 0 || isNaN(data24)){
const err68 = {instancePath:instancePath+"/counts/pass",schemaPath:"#/properties/counts/properties/pass/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema38.properties.counts.properties.pass,data:data24};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
if(data23.fail !== undefined){
let data25 = data23.fail;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err69 = {instancePath:instancePath+"/counts/fail",schemaPath:"#/properties/counts/properties/fail/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.properties.counts.properties.fail.type,parentSchema:schema38.properties.counts.properties.fail,data:data25};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
const err70 = {instancePath:instancePath+"/counts/fail",schemaPath:"#/properties/counts/properties/fail/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema38.properties.counts.properties.fail,data:data25};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
if(data23.warn !== undefined){
let data26 = data23.warn;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err71 = {instancePath:instancePath+"/counts/warn",schemaPath:"#/properties/counts/properties/warn/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.properties.counts.properties.warn.type,parentSchema:schema38.properties.counts.properties.warn,data:data26};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
const err72 = {instancePath:instancePath+"/counts/warn",schemaPath:"#/properties/counts/properties/warn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema38.properties.counts.properties.warn,data:data26};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
if(data23.unspecified !== undefined){
let data27 = data23.unspecified;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err73 = {instancePath:instancePath+"/counts/unspecified",schemaPath:"#/properties/counts/properties/unspecified/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.properties.counts.properties.unspecified.type,parentSchema:schema38.properties.counts.properties.unspecified,data:data27};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 0 || isNaN(data27)){
const err74 = {instancePath:instancePath+"/counts/unspecified",schemaPath:"#/properties/counts/properties/unspecified/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema38.properties.counts.properties.unspecified,data:data27};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
if(data23.untested !== undefined){
let data28 = data23.untested;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err75 = {instancePath:instancePath+"/counts/untested",schemaPath:"#/properties/counts/properties/untested/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.properties.counts.properties.untested.type,parentSchema:schema38.properties.counts.properties.untested,data:data28};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 < 0 || isNaN(data28)){
const err76 = {instancePath:instancePath+"/counts/untested",schemaPath:"#/properties/counts/properties/untested/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema38.properties.counts.properties.untested,data:data28};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
if(data23.notApplicable !== undefined){
let data29 = data23.notApplicable;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err77 = {instancePath:instancePath+"/counts/notApplicable",schemaPath:"#/properties/counts/properties/notApplicable/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.properties.counts.properties.notApplicable.type,parentSchema:schema38.properties.counts.properties.notApplicable,data:data29};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 < 0 || isNaN(data29)){
const err78 = {instancePath:instancePath+"/counts/notApplicable",schemaPath:"#/properties/counts/properties/notApplicable/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema38.properties.counts.properties.notApplicable,data:data29};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
if(data23.expectedFail !== undefined){
let data30 = data23.expectedFail;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err79 = {instancePath:instancePath+"/counts/expectedFail",schemaPath:"#/properties/counts/properties/expectedFail/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.properties.counts.properties.expectedFail.type,parentSchema:schema38.properties.counts.properties.expectedFail,data:data30};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 < 0 || isNaN(data30)){
const err80 = {instancePath:instancePath+"/counts/expectedFail",schemaPath:"#/properties/counts/properties/expectedFail/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema38.properties.counts.properties.expectedFail,data:data30};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
if(data23.error !== undefined){
let data31 = data23.error;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err81 = {instancePath:instancePath+"/counts/error",schemaPath:"#/properties/counts/properties/error/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.properties.counts.properties.error.type,parentSchema:schema38.properties.counts.properties.error,data:data31};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 0 || isNaN(data31)){
const err82 = {instancePath:instancePath+"/counts/error",schemaPath:"#/properties/counts/properties/error/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema38.properties.counts.properties.error,data:data31};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
}
else {
const err83 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.counts.type,parentSchema:schema38.properties.counts,data:data23};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data.requirements !== undefined){
let data32 = data.requirements;
if(Array.isArray(data32)){
const len0 = data32.length;
for(let i0=0; i0<len0; i0++){
let data33 = data32[i0];
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.id === undefined){
const err84 = {instancePath:instancePath+"/requirements/" + i0,schemaPath:"#/properties/requirements/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema38.properties.requirements.items.required,parentSchema:schema38.properties.requirements.items,data:data33};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data33.standing === undefined){
const err85 = {instancePath:instancePath+"/requirements/" + i0,schemaPath:"#/properties/requirements/items/required",keyword:"required",params:{missingProperty: "standing"},message:"must have required property '"+"standing"+"'",schema:schema38.properties.requirements.items.required,parentSchema:schema38.properties.requirements.items,data:data33};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data33.source === undefined){
const err86 = {instancePath:instancePath+"/requirements/" + i0,schemaPath:"#/properties/requirements/items/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'",schema:schema38.properties.requirements.items.required,parentSchema:schema38.properties.requirements.items,data:data33};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data33.says === undefined){
const err87 = {instancePath:instancePath+"/requirements/" + i0,schemaPath:"#/properties/requirements/items/required",keyword:"required",params:{missingProperty: "says"},message:"must have required property '"+"says"+"'",schema:schema38.properties.requirements.items.required,parentSchema:schema38.properties.requirements.items,data:data33};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data33.status === undefined){
const err88 = {instancePath:instancePath+"/requirements/" + i0,schemaPath:"#/properties/requirements/items/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema38.properties.requirements.items.required,parentSchema:schema38.properties.requirements.items,data:data33};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data33.checks === undefined){
const err89 = {instancePath:instancePath+"/requirements/" + i0,schemaPath:"#/properties/requirements/items/required",keyword:"required",params:{missingProperty: "checks"},message:"must have required property '"+"checks"+"'",schema:schema38.properties.requirements.items.required,parentSchema:schema38.properties.requirements.items,data:data33};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data33.id !== undefined){
let data34 = data33.id;
if(typeof data34 === "string"){
if(!pattern13.test(data34)){
const err90 = {instancePath:instancePath+"/requirements/" + i0+"/id",schemaPath:"#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*([.-][a-z0-9]+)+$"},message:"must match pattern \""+"^[a-z][a-z0-9]*([.-][a-z0-9]+)+$"+"\"",schema:"^[a-z][a-z0-9]*([.-][a-z0-9]+)+$",parentSchema:schema39,data:data34};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
else {
const err91 = {instancePath:instancePath+"/requirements/" + i0+"/id",schemaPath:"#/$defs/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.type,parentSchema:schema39,data:data34};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data33.standing !== undefined){
let data35 = data33.standing;
if(typeof data35 !== "string"){
const err92 = {instancePath:instancePath+"/requirements/" + i0+"/standing",schemaPath:"#/properties/requirements/items/properties/standing/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.requirements.items.properties.standing.type,parentSchema:schema38.properties.requirements.items.properties.standing,data:data35};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(!(((data35 === "stated") || (data35 === "standard")) || (data35 === "assumed"))){
const err93 = {instancePath:instancePath+"/requirements/" + i0+"/standing",schemaPath:"#/properties/requirements/items/properties/standing/enum",keyword:"enum",params:{allowedValues: schema38.properties.requirements.items.properties.standing.enum},message:"must be equal to one of the allowed values",schema:schema38.properties.requirements.items.properties.standing.enum,parentSchema:schema38.properties.requirements.items.properties.standing,data:data35};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data33.source !== undefined){
let data36 = data33.source;
if(typeof data36 !== "string"){
const err94 = {instancePath:instancePath+"/requirements/" + i0+"/source",schemaPath:"#/properties/requirements/items/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.requirements.items.properties.source.type,parentSchema:schema38.properties.requirements.items.properties.source,data:data36};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data33.says !== undefined){
let data37 = data33.says;
if(typeof data37 !== "string"){
const err95 = {instancePath:instancePath+"/requirements/" + i0+"/says",schemaPath:"#/properties/requirements/items/properties/says/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.requirements.items.properties.says.type,parentSchema:schema38.properties.requirements.items.properties.says,data:data37};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data33.status !== undefined){
let data38 = data33.status;
if(typeof data38 !== "string"){
const err96 = {instancePath:instancePath+"/requirements/" + i0+"/status",schemaPath:"#/properties/requirements/items/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.requirements.items.properties.status.type,parentSchema:schema38.properties.requirements.items.properties.status,data:data38};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(!((((((((data38 === "pass") || (data38 === "fail")) || (data38 === "warn")) || (data38 === "unspecified")) || (data38 === "untested")) || (data38 === "notApplicable")) || (data38 === "expectedFail")) || (data38 === "error"))){
const err97 = {instancePath:instancePath+"/requirements/" + i0+"/status",schemaPath:"#/properties/requirements/items/properties/status/enum",keyword:"enum",params:{allowedValues: schema38.properties.requirements.items.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema38.properties.requirements.items.properties.status.enum,parentSchema:schema38.properties.requirements.items.properties.status,data:data38};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data33.checks !== undefined){
let data39 = data33.checks;
if(Array.isArray(data39)){
const len1 = data39.length;
for(let i1=0; i1<len1; i1++){
let data40 = data39[i1];
if(typeof data40 !== "string"){
const err98 = {instancePath:instancePath+"/requirements/" + i0+"/checks/" + i1,schemaPath:"#/properties/requirements/items/properties/checks/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.requirements.items.properties.checks.items.type,parentSchema:schema38.properties.requirements.items.properties.checks.items,data:data40};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
else {
const err99 = {instancePath:instancePath+"/requirements/" + i0+"/checks",schemaPath:"#/properties/requirements/items/properties/checks/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema38.properties.requirements.items.properties.checks.type,parentSchema:schema38.properties.requirements.items.properties.checks,data:data39};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
else {
const err100 = {instancePath:instancePath+"/requirements/" + i0,schemaPath:"#/properties/requirements/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.requirements.items.type,parentSchema:schema38.properties.requirements.items,data:data33};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
else {
const err101 = {instancePath:instancePath+"/requirements",schemaPath:"#/properties/requirements/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema38.properties.requirements.type,parentSchema:schema38.properties.requirements,data:data32};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data.findings !== undefined){
let data41 = data.findings;
if(Array.isArray(data41)){
const len2 = data41.length;
for(let i2=0; i2<len2; i2++){
let data42 = data41[i2];
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.requirement === undefined){
const err102 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "requirement"},message:"must have required property '"+"requirement"+"'",schema:schema38.properties.findings.items.required,parentSchema:schema38.properties.findings.items,data:data42};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(data42.check === undefined){
const err103 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "check"},message:"must have required property '"+"check"+"'",schema:schema38.properties.findings.items.required,parentSchema:schema38.properties.findings.items,data:data42};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data42.title === undefined){
const err104 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema38.properties.findings.items.required,parentSchema:schema38.properties.findings.items,data:data42};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data42.expected === undefined){
const err105 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "expected"},message:"must have required property '"+"expected"+"'",schema:schema38.properties.findings.items.required,parentSchema:schema38.properties.findings.items,data:data42};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data42.actual === undefined){
const err106 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "actual"},message:"must have required property '"+"actual"+"'",schema:schema38.properties.findings.items.required,parentSchema:schema38.properties.findings.items,data:data42};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data42.evidence === undefined){
const err107 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'",schema:schema38.properties.findings.items.required,parentSchema:schema38.properties.findings.items,data:data42};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(data42.replay === undefined){
const err108 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "replay"},message:"must have required property '"+"replay"+"'",schema:schema38.properties.findings.items.required,parentSchema:schema38.properties.findings.items,data:data42};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data42.requirement !== undefined){
let data43 = data42.requirement;
if(typeof data43 === "string"){
if(!pattern13.test(data43)){
const err109 = {instancePath:instancePath+"/findings/" + i2+"/requirement",schemaPath:"#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*([.-][a-z0-9]+)+$"},message:"must match pattern \""+"^[a-z][a-z0-9]*([.-][a-z0-9]+)+$"+"\"",schema:"^[a-z][a-z0-9]*([.-][a-z0-9]+)+$",parentSchema:schema39,data:data43};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
else {
const err110 = {instancePath:instancePath+"/findings/" + i2+"/requirement",schemaPath:"#/$defs/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.type,parentSchema:schema39,data:data43};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data42.check !== undefined){
let data44 = data42.check;
if(typeof data44 !== "string"){
const err111 = {instancePath:instancePath+"/findings/" + i2+"/check",schemaPath:"#/properties/findings/items/properties/check/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.findings.items.properties.check.type,parentSchema:schema38.properties.findings.items.properties.check,data:data44};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data42.title !== undefined){
let data45 = data42.title;
if(typeof data45 !== "string"){
const err112 = {instancePath:instancePath+"/findings/" + i2+"/title",schemaPath:"#/properties/findings/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.findings.items.properties.title.type,parentSchema:schema38.properties.findings.items.properties.title,data:data45};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data42.expected !== undefined){
let data46 = data42.expected;
if(typeof data46 !== "string"){
const err113 = {instancePath:instancePath+"/findings/" + i2+"/expected",schemaPath:"#/properties/findings/items/properties/expected/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.findings.items.properties.expected.type,parentSchema:schema38.properties.findings.items.properties.expected,data:data46};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data42.actual !== undefined){
let data47 = data42.actual;
if(typeof data47 !== "string"){
const err114 = {instancePath:instancePath+"/findings/" + i2+"/actual",schemaPath:"#/properties/findings/items/properties/actual/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.findings.items.properties.actual.type,parentSchema:schema38.properties.findings.items.properties.actual,data:data47};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data42.evidence !== undefined){
let data48 = data42.evidence;
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
if(data48.exchanges === undefined){
const err115 = {instancePath:instancePath+"/findings/" + i2+"/evidence",schemaPath:"#/properties/findings/items/properties/evidence/required",keyword:"required",params:{missingProperty: "exchanges"},message:"must have required property '"+"exchanges"+"'",schema:schema38.properties.findings.items.properties.evidence.required,parentSchema:schema38.properties.findings.items.properties.evidence,data:data48};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data48.exchanges !== undefined){
let data49 = data48.exchanges;
if(Array.isArray(data49)){
const len3 = data49.length;
for(let i3=0; i3<len3; i3++){
let data50 = data49[i3];
if(!(data50 && typeof data50 == "object" && !Array.isArray(data50))){
const err116 = {instancePath:instancePath+"/findings/" + i2+"/evidence/exchanges/" + i3,schemaPath:"#/properties/findings/items/properties/evidence/properties/exchanges/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.findings.items.properties.evidence.properties.exchanges.items.type,parentSchema:schema38.properties.findings.items.properties.evidence.properties.exchanges.items,data:data50};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
}
else {
const err117 = {instancePath:instancePath+"/findings/" + i2+"/evidence/exchanges",schemaPath:"#/properties/findings/items/properties/evidence/properties/exchanges/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema38.properties.findings.items.properties.evidence.properties.exchanges.type,parentSchema:schema38.properties.findings.items.properties.evidence.properties.exchanges,data:data49};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data48.counterexample !== undefined){
let data51 = data48.counterexample;
if(!(data51 && typeof data51 == "object" && !Array.isArray(data51))){
const err118 = {instancePath:instancePath+"/findings/" + i2+"/evidence/counterexample",schemaPath:"#/properties/findings/items/properties/evidence/properties/counterexample/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.findings.items.properties.evidence.properties.counterexample.type,parentSchema:schema38.properties.findings.items.properties.evidence.properties.counterexample,data:data51};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
}
else {
const err119 = {instancePath:instancePath+"/findings/" + i2+"/evidence",schemaPath:"#/properties/findings/items/properties/evidence/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.findings.items.properties.evidence.type,parentSchema:schema38.properties.findings.items.properties.evidence,data:data48};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data42.replay !== undefined){
let data52 = data42.replay;
if(typeof data52 !== "string"){
const err120 = {instancePath:instancePath+"/findings/" + i2+"/replay",schemaPath:"#/properties/findings/items/properties/replay/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.findings.items.properties.replay.type,parentSchema:schema38.properties.findings.items.properties.replay,data:data52};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
else {
const err121 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.findings.items.type,parentSchema:schema38.properties.findings.items,data:data42};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
}
else {
const err122 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema38.properties.findings.type,parentSchema:schema38.properties.findings,data:data41};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
}
else {
const err123 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.type,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"format":true,"kit":true,"source":true,"target":true,"run":true,"verdict":true,"power":true,"counts":true,"requirements":true,"findings":true},"dynamicProps":false,"dynamicItems":false};

const checkDataset = validate22;
const schema41 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://locspec.dev/schemas/dataset.schema.json","title":"Dataset","description":"The data that a target is loaded with for a run. Records have the members of their CroQL context under the names of the source, spaces included; an absent boolean is false, an absent array empty, any other absent member null. A name that is not known is an error here, since a misspelt member would weaken a check in silence.","x-locspec-source":"CroQL data contexts","type":"object","additionalProperties":false,"properties":{"users":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","login"],"properties":{"id":{"type":"integer"},"login":{"type":"string","minLength":1}}}},"languages":{"type":"array","items":{"$ref":"#/$defs/language"}},"projects":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","identifier","name","sourceLanguageId","targetLanguageIds"],"properties":{"id":{"type":"integer"},"identifier":{"type":"string","minLength":1},"name":{"type":"string"},"sourceLanguageId":{"type":"string","minLength":1},"targetLanguageIds":{"type":"array","items":{"type":"string","minLength":1}},"strings":{"type":"array","items":{"$ref":"records.schema.json#/$defs/source-string"}}}}},"tms":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"integer"},"segments":{"type":"array","items":{"$ref":"records.schema.json#/$defs/tm-segment"}}}}},"glossaries":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"integer"},"terms":{"type":"array","items":{"$ref":"records.schema.json#/$defs/glossary-term"}},"concepts":{"type":"array","items":{"$ref":"records.schema.json#/$defs/glossary-concept"}}}}}},"$defs":{"language":{"description":"A language object of the source; only its `id` has to be given.","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"$ref":"language.schema.json#/properties/id"},"name":{"type":"string"},"editorCode":{"type":"string"},"twoLettersCode":{"type":"string"},"threeLettersCode":{"type":"string"},"locale":{"type":"string"},"androidCode":{"type":"string"},"osxCode":{"type":"string"},"osxLocale":{"type":"string"},"pluralCategoryNames":{"$ref":"language.schema.json#/properties/pluralCategoryNames"},"pluralRules":{"$ref":"language.schema.json#/properties/pluralRules"}}}}};
const schema48 = {"title":"source string","x-locspec-source":"CroQL data contexts, Source string context","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"description":"the id of the record in list answers","type":"integer"},"type is plain":{"description":"plain text","type":"boolean"},"type is plural":{"description":"has plural forms","type":"boolean"},"type is icu":{"description":"an ICU message","type":"boolean"},"type is asset":{"description":"an asset","type":"boolean"},"text":{"description":"the source text; the form of the category “other” where a reader gets an object of plural forms","x-locspec-gap":"croql.plural-text","type":["string","object","null"],"minProperties":1,"additionalProperties":{"type":"string"}},"identifier":{"description":"the key","type":["string","null"]},"context":{"type":["string","null"]},"max length":{"type":["integer","null"]},"is visible":{"type":"boolean"},"is hidden":{"type":"boolean"},"is duplicate":{"type":"boolean"},"isPassedWorkflow":{"description":"went through a workflow of the project","x-locspec-edition":"enterprise","type":"boolean"},"fields":{"description":"custom properties; called an object and queried as a collection, so a reader takes an array or a map","x-locspec-edition":"enterprise","type":"array","items":{"type":"object","additionalProperties":false,"properties":{"name":{"type":["string","null"]},"slug":{"type":["string","null"]},"value":{"type":["string","null"]},"type":{"type":["string","null"]}}}},"file":{"description":"the file the string stands in","type":["object","null"],"additionalProperties":false,"properties":{"id":{"type":["integer","null"]},"name":{"type":["string","null"]},"title":{"type":["string","null"]},"type":{"type":["string","null"]},"context":{"type":["string","null"]}}},"branch":{"description":"the branch the string stands in","type":["object","null"],"additionalProperties":false,"properties":{"id":{"type":["integer","null"]},"name":{"type":["string","null"]},"title":{"type":["string","null"]}}},"comments":{"description":"comments on the string","type":"array","items":{"type":"object","additionalProperties":false,"properties":{"has issue":{"type":"boolean"},"has unresolved issue":{"type":"boolean"},"user":{"description":"who wrote it","type":["integer","null"]}}}},"screenshots":{"description":"the shape of an element is not given","type":"array","items":{"type":"object","properties":{}}},"translations":{"description":"translations into every language","type":"array","items":{"type":"object","additionalProperties":false,"required":["id","language"],"properties":{"id":{"description":"the id of the record in list answers","type":"integer"},"text":{"description":"the translation; the form of the category “other” where a reader gets an object of plural forms","x-locspec-gap":"croql.plural-text","type":["string","object","null"],"minProperties":1,"additionalProperties":{"type":"string"}},"plural form":{"description":"plural category of this form; its values are not given","type":["string","null"]},"is pre translated":{"description":"came from auto-translation","type":"boolean"},"provider":{"description":"where it came from: a memory, an engine or AI; eight further values are not named","type":["string","null"]},"language":{"description":"code of the language translated into","type":"string"},"user":{"description":"who added it","type":["integer","null"]},"votes":{"description":"votes given to the translation","type":"array","items":{"type":"object","additionalProperties":false,"properties":{"is up":{"description":"a vote for it","type":"boolean"},"is down":{"description":"a vote against it","type":"boolean"},"user":{"description":"who voted","type":["integer","null"]},"added":{"description":"when","type":["string","null"],"pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"}}}},"approvals":{"description":"approvals given to the translation","type":"array","items":{"type":"object","additionalProperties":false,"properties":{"user":{"description":"who approved","type":["integer","null"]},"added":{"description":"when","type":["string","null"],"pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"}}}},"updated":{"description":"when it last changed","type":["string","null"],"pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"}}}},"languages summary":{"description":"for each language its top translation, the one of the highest priority","type":"array","items":{"type":"object","additionalProperties":false,"required":["language"],"properties":{"language":{"description":"code of the language summed up","type":"string"},"is translated":{"type":"boolean"},"is partially translated":{"type":"boolean"},"is approved":{"type":"boolean"},"is partially approved":{"type":"boolean"},"translation updated":{"description":"listed as a boolean and compared as a datetime: both readings hold; a dataset gives the datetime","anyOf":[{"type":"boolean"},{"type":["string","null"],"pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"}]},"is auto translated":{"description":"by memory, engine or AI","type":"boolean"},"is translated by tm":{"type":"boolean"},"is translated by mt":{"type":"boolean"},"is translated by ai":{"type":"boolean"},"is source changed after translation":{"type":"boolean"},"has translation as source":{"description":"the translation is the same text as the source","type":"boolean"},"has translation after approval":{"type":"boolean"},"has shared translation":{"description":"a duplicate that shows its master string’s translation","type":"boolean"},"has qa issues":{"type":"boolean"},"rating":{"description":"rating of the translation","type":["integer","null"]},"approvalsCount":{"description":"how many approvals","type":["integer","null"]},"has empty translation qa issues":{"type":"boolean"},"has translation length qa issues":{"type":"boolean"},"has tags mismatch qa issues":{"type":"boolean"},"has spaces mismatch qa issues":{"type":"boolean"},"has variables mismatch qa issues":{"type":"boolean"},"has punctuation mismatch qa issues":{"type":"boolean"},"has character case mismatch qa issues":{"type":"boolean"},"has special characters mismatch qa issues":{"type":"boolean"},"has incorrect translation qa issues":{"type":"boolean"},"has spelling qa issues":{"type":"boolean"},"has icu syntax qa issues":{"type":"boolean"},"has terms qa issues":{"type":"boolean"},"has duplicate translation qa issues":{"type":"boolean"},"has ftl syntax qa issues":{"type":"boolean"},"has android syntax qa issues":{"type":"boolean"},"has numbers mismatch qa issues":{"type":"boolean"},"has ai qa issues":{"type":"boolean"},"has outdated translation qa issues":{"type":"boolean"},"has mdx syntax qa issues":{"type":"boolean"},"has custom qa issues":{"type":"boolean"}}}},"labels":{"description":"labels put on the string","type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":["integer","null"]},"title":{"type":["string","null"]},"is system":{"description":"added automatically, named after the source file, in string-based projects","type":"boolean"}}}},"added":{"description":"when the string was added","type":["string","null"],"pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"},"updated":{"description":"when the string last changed","type":["string","null"],"pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"}}};
const schema49 = {"title":"TM segment","x-locspec-source":"CroQL data contexts, TM segment context","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"description":"the id of the record in list answers","type":"integer"},"records":{"description":"the segment in each language","type":"array","items":{"type":"object","additionalProperties":false,"required":["id"],"properties":{"language":{"description":"the code that list answers show","type":["string","null"]},"id":{"type":"integer"},"text":{"description":"text of the record","type":["string","null"]},"usageCount":{"description":"how often it was used","type":["integer","null"]},"createdBy":{"description":"who created it","type":["integer","null"]},"updatedBy":{"description":"who last changed it","type":["integer","null"]},"createdAt":{"type":["string","null"],"format":"date-time","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"},"updatedAt":{"type":["string","null"],"format":"date-time","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"}}}}}};
const schema50 = {"title":"glossary term","x-locspec-source":"CroQL data contexts, Glossary term context","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"integer"},"text":{"description":"the term in its language","type":["string","null"]},"description":{"type":["string","null"]},"language":{"description":"code of the term’s language","type":["string","null"]},"user":{"description":"who created it","type":["integer","null"]},"partOfSpeech":{"type":["string","null"],"enum":["noun","verb","adj","pron","propn","det","adv","adp","cconj","sconj","num","intj","aux","prt","sym","x",null]},"status":{"type":["string","null"],"enum":["preferred","admitted","not_recommended","obsolete","draft",null]},"type":{"type":["string","null"],"enum":["full_form","acronym","abbreviation","short_form","phrase","variant",null]},"gender":{"type":["string","null"],"enum":["masculine","feminine","neuter","common","other",null]},"note":{"type":["string","null"]},"lemma":{"description":"base form","type":["string","null"]},"url":{"description":"link to a reference","type":["string","null"]},"concept":{"description":"id of the term’s concept","type":["integer","null"]},"createdAt":{"type":["string","null"],"format":"date-time","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"},"updatedAt":{"type":["string","null"],"format":"date-time","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"}}};
const schema51 = {"title":"glossary concept","x-locspec-source":"CroQL data contexts, Glossary term context","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"integer"},"user":{"description":"who created it","type":["integer","null"]},"subject":{"type":["string","null"]},"definition":{"type":["string","null"]},"url":{"type":["string","null"]},"note":{"type":["string","null"]},"translatable":{"description":"may be translated into other languages","type":"boolean"},"createdAt":{"type":["string","null"],"format":"date-time","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"},"updatedAt":{"type":["string","null"],"format":"date-time","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"}}};
const schema42 = {"description":"A language object of the source; only its `id` has to be given.","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"$ref":"language.schema.json#/properties/id"},"name":{"type":"string"},"editorCode":{"type":"string"},"twoLettersCode":{"type":"string"},"threeLettersCode":{"type":"string"},"locale":{"type":"string"},"androidCode":{"type":"string"},"osxCode":{"type":"string"},"osxLocale":{"type":"string"},"pluralCategoryNames":{"$ref":"language.schema.json#/properties/pluralCategoryNames"},"pluralRules":{"$ref":"language.schema.json#/properties/pluralRules"}}};
const schema44 = {"description":"The language code, which is also the key in `translations` of a string record.","type":"string","minLength":1};
const schema45 = {"description":"The names of the language's plural categories; they are the keys of plural texts.","type":"array","items":{"type":"string"}};
const schema46 = {"description":"The rule that picks a plural category for a number.","type":"string"};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema42.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/id",schemaPath:"language.schema.json#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema44,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/id",schemaPath:"language.schema.json#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.type,parentSchema:schema44,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.name.type,parentSchema:schema42.properties.name,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.editorCode !== undefined){
let data2 = data.editorCode;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/editorCode",schemaPath:"#/properties/editorCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.editorCode.type,parentSchema:schema42.properties.editorCode,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.twoLettersCode !== undefined){
let data3 = data.twoLettersCode;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/twoLettersCode",schemaPath:"#/properties/twoLettersCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.twoLettersCode.type,parentSchema:schema42.properties.twoLettersCode,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.threeLettersCode !== undefined){
let data4 = data.threeLettersCode;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/threeLettersCode",schemaPath:"#/properties/threeLettersCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.threeLettersCode.type,parentSchema:schema42.properties.threeLettersCode,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.locale !== undefined){
let data5 = data.locale;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.locale.type,parentSchema:schema42.properties.locale,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.androidCode !== undefined){
let data6 = data.androidCode;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/androidCode",schemaPath:"#/properties/androidCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.androidCode.type,parentSchema:schema42.properties.androidCode,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.osxCode !== undefined){
let data7 = data.osxCode;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/osxCode",schemaPath:"#/properties/osxCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.osxCode.type,parentSchema:schema42.properties.osxCode,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.osxLocale !== undefined){
let data8 = data.osxLocale;
if(typeof data8 !== "string"){
const err11 = {instancePath:instancePath+"/osxLocale",schemaPath:"#/properties/osxLocale/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.osxLocale.type,parentSchema:schema42.properties.osxLocale,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.pluralCategoryNames !== undefined){
let data9 = data.pluralCategoryNames;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(typeof data10 !== "string"){
const err12 = {instancePath:instancePath+"/pluralCategoryNames/" + i0,schemaPath:"language.schema.json#/properties/pluralCategoryNames/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.items.type,parentSchema:schema45.items,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/pluralCategoryNames",schemaPath:"language.schema.json#/properties/pluralCategoryNames/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema45.type,parentSchema:schema45,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.pluralRules !== undefined){
let data11 = data.pluralRules;
if(typeof data11 !== "string"){
const err14 = {instancePath:instancePath+"/pluralRules",schemaPath:"language.schema.json#/properties/pluralRules/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.type,parentSchema:schema46,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema42.type,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern15 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$", "u");
const pattern21 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://locspec.dev/schemas/dataset.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "users") || (key0 === "languages")) || (key0 === "projects")) || (key0 === "tms")) || (key0 === "glossaries"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.users !== undefined){
let data0 = data.users;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err1 = {instancePath:instancePath+"/users/" + i0,schemaPath:"#/properties/users/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema41.properties.users.items.required,parentSchema:schema41.properties.users.items,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.login === undefined){
const err2 = {instancePath:instancePath+"/users/" + i0,schemaPath:"#/properties/users/items/required",keyword:"required",params:{missingProperty: "login"},message:"must have required property '"+"login"+"'",schema:schema41.properties.users.items.required,parentSchema:schema41.properties.users.items,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "id") || (key1 === "login"))){
const err3 = {instancePath:instancePath+"/users/" + i0,schemaPath:"#/properties/users/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema41.properties.users.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.id !== undefined){
let data2 = data1.id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/users/" + i0+"/id",schemaPath:"#/properties/users/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema41.properties.users.items.properties.id.type,parentSchema:schema41.properties.users.items.properties.id,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.login !== undefined){
let data3 = data1.login;
if(typeof data3 === "string"){
if(func2(data3) < 1){
const err5 = {instancePath:instancePath+"/users/" + i0+"/login",schemaPath:"#/properties/users/items/properties/login/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema41.properties.users.items.properties.login,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/users/" + i0+"/login",schemaPath:"#/properties/users/items/properties/login/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.users.items.properties.login.type,parentSchema:schema41.properties.users.items.properties.login,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/users/" + i0,schemaPath:"#/properties/users/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.properties.users.items.type,parentSchema:schema41.properties.users.items,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema41.properties.users.type,parentSchema:schema41.properties.users,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.languages !== undefined){
let data4 = data.languages;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate23(data4[i1], {instancePath:instancePath+"/languages/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema41.properties.languages.type,parentSchema:schema41.properties.languages,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.projects !== undefined){
let data6 = data.projects;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.id === undefined){
const err10 = {instancePath:instancePath+"/projects/" + i2,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema41.properties.projects.items.required,parentSchema:schema41.properties.projects.items,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data7.identifier === undefined){
const err11 = {instancePath:instancePath+"/projects/" + i2,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'",schema:schema41.properties.projects.items.required,parentSchema:schema41.properties.projects.items,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data7.name === undefined){
const err12 = {instancePath:instancePath+"/projects/" + i2,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema41.properties.projects.items.required,parentSchema:schema41.properties.projects.items,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data7.sourceLanguageId === undefined){
const err13 = {instancePath:instancePath+"/projects/" + i2,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty: "sourceLanguageId"},message:"must have required property '"+"sourceLanguageId"+"'",schema:schema41.properties.projects.items.required,parentSchema:schema41.properties.projects.items,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data7.targetLanguageIds === undefined){
const err14 = {instancePath:instancePath+"/projects/" + i2,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty: "targetLanguageIds"},message:"must have required property '"+"targetLanguageIds"+"'",schema:schema41.properties.projects.items.required,parentSchema:schema41.properties.projects.items,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key2 in data7){
if(!((((((key2 === "id") || (key2 === "identifier")) || (key2 === "name")) || (key2 === "sourceLanguageId")) || (key2 === "targetLanguageIds")) || (key2 === "strings"))){
const err15 = {instancePath:instancePath+"/projects/" + i2,schemaPath:"#/properties/projects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema41.properties.projects.items,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data7.id !== undefined){
let data8 = data7.id;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err16 = {instancePath:instancePath+"/projects/" + i2+"/id",schemaPath:"#/properties/projects/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema41.properties.projects.items.properties.id.type,parentSchema:schema41.properties.projects.items.properties.id,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data7.identifier !== undefined){
let data9 = data7.identifier;
if(typeof data9 === "string"){
if(func2(data9) < 1){
const err17 = {instancePath:instancePath+"/projects/" + i2+"/identifier",schemaPath:"#/properties/projects/items/properties/identifier/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema41.properties.projects.items.properties.identifier,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/projects/" + i2+"/identifier",schemaPath:"#/properties/projects/items/properties/identifier/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.projects.items.properties.identifier.type,parentSchema:schema41.properties.projects.items.properties.identifier,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data7.name !== undefined){
let data10 = data7.name;
if(typeof data10 !== "string"){
const err19 = {instancePath:instancePath+"/projects/" + i2+"/name",schemaPath:"#/properties/projects/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.projects.items.properties.name.type,parentSchema:schema41.properties.projects.items.properties.name,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data7.sourceLanguageId !== undefined){
let data11 = data7.sourceLanguageId;
if(typeof data11 === "string"){
if(func2(data11) < 1){
const err20 = {instancePath:instancePath+"/projects/" + i2+"/sourceLanguageId",schemaPath:"#/properties/projects/items/properties/sourceLanguageId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema41.properties.projects.items.properties.sourceLanguageId,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/projects/" + i2+"/sourceLanguageId",schemaPath:"#/properties/projects/items/properties/sourceLanguageId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.projects.items.properties.sourceLanguageId.type,parentSchema:schema41.properties.projects.items.properties.sourceLanguageId,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.targetLanguageIds !== undefined){
let data12 = data7.targetLanguageIds;
if(Array.isArray(data12)){
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
let data13 = data12[i3];
if(typeof data13 === "string"){
if(func2(data13) < 1){
const err22 = {instancePath:instancePath+"/projects/" + i2+"/targetLanguageIds/" + i3,schemaPath:"#/properties/projects/items/properties/targetLanguageIds/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema41.properties.projects.items.properties.targetLanguageIds.items,data:data13};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/projects/" + i2+"/targetLanguageIds/" + i3,schemaPath:"#/properties/projects/items/properties/targetLanguageIds/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.projects.items.properties.targetLanguageIds.items.type,parentSchema:schema41.properties.projects.items.properties.targetLanguageIds.items,data:data13};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/projects/" + i2+"/targetLanguageIds",schemaPath:"#/properties/projects/items/properties/targetLanguageIds/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema41.properties.projects.items.properties.targetLanguageIds.type,parentSchema:schema41.properties.projects.items.properties.targetLanguageIds,data:data12};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data7.strings !== undefined){
let data14 = data7.strings;
if(Array.isArray(data14)){
const len4 = data14.length;
for(let i4=0; i4<len4; i4++){
let data15 = data14[i4];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.id === undefined){
const err25 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4,schemaPath:"records.schema.json#/$defs/source-string/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema48.required,parentSchema:schema48,data:data15};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key3 in data15){
if(!(func1.call(schema48.properties, key3))){
const err26 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4,schemaPath:"records.schema.json#/$defs/source-string/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema48,data:data15};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data15.id !== undefined){
let data16 = data15.id;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err27 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/id",schemaPath:"records.schema.json#/$defs/source-string/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema48.properties.id.type,parentSchema:schema48.properties.id,data:data16};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data15["type is plain"] !== undefined){
let data17 = data15["type is plain"];
if(typeof data17 !== "boolean"){
const err28 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/type is plain",schemaPath:"records.schema.json#/$defs/source-string/properties/type%20is%20plain/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["type is plain"].type,parentSchema:schema48.properties["type is plain"],data:data17};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data15["type is plural"] !== undefined){
let data18 = data15["type is plural"];
if(typeof data18 !== "boolean"){
const err29 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/type is plural",schemaPath:"records.schema.json#/$defs/source-string/properties/type%20is%20plural/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["type is plural"].type,parentSchema:schema48.properties["type is plural"],data:data18};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data15["type is icu"] !== undefined){
let data19 = data15["type is icu"];
if(typeof data19 !== "boolean"){
const err30 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/type is icu",schemaPath:"records.schema.json#/$defs/source-string/properties/type%20is%20icu/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["type is icu"].type,parentSchema:schema48.properties["type is icu"],data:data19};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data15["type is asset"] !== undefined){
let data20 = data15["type is asset"];
if(typeof data20 !== "boolean"){
const err31 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/type is asset",schemaPath:"records.schema.json#/$defs/source-string/properties/type%20is%20asset/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["type is asset"].type,parentSchema:schema48.properties["type is asset"],data:data20};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data15.text !== undefined){
let data21 = data15.text;
if(((typeof data21 !== "string") && (!(data21 && typeof data21 == "object" && !Array.isArray(data21)))) && (data21 !== null)){
const err32 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/text",schemaPath:"records.schema.json#/$defs/source-string/properties/text/type",keyword:"type",params:{type: schema48.properties.text.type},message:"must be string,object,null",schema:schema48.properties.text.type,parentSchema:schema48.properties.text,data:data21};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(Object.keys(data21).length < 1){
const err33 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/text",schemaPath:"records.schema.json#/$defs/source-string/properties/text/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema48.properties.text,data:data21};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key4 in data21){
let data22 = data21[key4];
if(typeof data22 !== "string"){
const err34 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/text/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"records.schema.json#/$defs/source-string/properties/text/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.text.additionalProperties.type,parentSchema:schema48.properties.text.additionalProperties,data:data22};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
}
if(data15.identifier !== undefined){
let data23 = data15.identifier;
if((typeof data23 !== "string") && (data23 !== null)){
const err35 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/identifier",schemaPath:"records.schema.json#/$defs/source-string/properties/identifier/type",keyword:"type",params:{type: schema48.properties.identifier.type},message:"must be string,null",schema:schema48.properties.identifier.type,parentSchema:schema48.properties.identifier,data:data23};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data15.context !== undefined){
let data24 = data15.context;
if((typeof data24 !== "string") && (data24 !== null)){
const err36 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/context",schemaPath:"records.schema.json#/$defs/source-string/properties/context/type",keyword:"type",params:{type: schema48.properties.context.type},message:"must be string,null",schema:schema48.properties.context.type,parentSchema:schema48.properties.context,data:data24};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data15["max length"] !== undefined){
let data25 = data15["max length"];
if((!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))) && (data25 !== null)){
const err37 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/max length",schemaPath:"records.schema.json#/$defs/source-string/properties/max%20length/type",keyword:"type",params:{type: schema48.properties["max length"].type},message:"must be integer,null",schema:schema48.properties["max length"].type,parentSchema:schema48.properties["max length"],data:data25};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data15["is visible"] !== undefined){
let data26 = data15["is visible"];
if(typeof data26 !== "boolean"){
const err38 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/is visible",schemaPath:"records.schema.json#/$defs/source-string/properties/is%20visible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["is visible"].type,parentSchema:schema48.properties["is visible"],data:data26};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data15["is hidden"] !== undefined){
let data27 = data15["is hidden"];
if(typeof data27 !== "boolean"){
const err39 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/is hidden",schemaPath:"records.schema.json#/$defs/source-string/properties/is%20hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["is hidden"].type,parentSchema:schema48.properties["is hidden"],data:data27};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data15["is duplicate"] !== undefined){
let data28 = data15["is duplicate"];
if(typeof data28 !== "boolean"){
const err40 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/is duplicate",schemaPath:"records.schema.json#/$defs/source-string/properties/is%20duplicate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["is duplicate"].type,parentSchema:schema48.properties["is duplicate"],data:data28};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data15.isPassedWorkflow !== undefined){
let data29 = data15.isPassedWorkflow;
if(typeof data29 !== "boolean"){
const err41 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/isPassedWorkflow",schemaPath:"records.schema.json#/$defs/source-string/properties/isPassedWorkflow/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties.isPassedWorkflow.type,parentSchema:schema48.properties.isPassedWorkflow,data:data29};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data15.fields !== undefined){
let data30 = data15.fields;
if(Array.isArray(data30)){
const len5 = data30.length;
for(let i5=0; i5<len5; i5++){
let data31 = data30[i5];
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
for(const key5 in data31){
if(!((((key5 === "name") || (key5 === "slug")) || (key5 === "value")) || (key5 === "type"))){
const err42 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/fields/" + i5,schemaPath:"records.schema.json#/$defs/source-string/properties/fields/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema48.properties.fields.items,data:data31};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data31.name !== undefined){
let data32 = data31.name;
if((typeof data32 !== "string") && (data32 !== null)){
const err43 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/fields/" + i5+"/name",schemaPath:"records.schema.json#/$defs/source-string/properties/fields/items/properties/name/type",keyword:"type",params:{type: schema48.properties.fields.items.properties.name.type},message:"must be string,null",schema:schema48.properties.fields.items.properties.name.type,parentSchema:schema48.properties.fields.items.properties.name,data:data32};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data31.slug !== undefined){
let data33 = data31.slug;
if((typeof data33 !== "string") && (data33 !== null)){
const err44 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/fields/" + i5+"/slug",schemaPath:"records.schema.json#/$defs/source-string/properties/fields/items/properties/slug/type",keyword:"type",params:{type: schema48.properties.fields.items.properties.slug.type},message:"must be string,null",schema:schema48.properties.fields.items.properties.slug.type,parentSchema:schema48.properties.fields.items.properties.slug,data:data33};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data31.value !== undefined){
let data34 = data31.value;
if((typeof data34 !== "string") && (data34 !== null)){
const err45 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/fields/" + i5+"/value",schemaPath:"records.schema.json#/$defs/source-string/properties/fields/items/properties/value/type",keyword:"type",params:{type: schema48.properties.fields.items.properties.value.type},message:"must be string,null",schema:schema48.properties.fields.items.properties.value.type,parentSchema:schema48.properties.fields.items.properties.value,data:data34};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data31.type !== undefined){
let data35 = data31.type;
if((typeof data35 !== "string") && (data35 !== null)){
const err46 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/fields/" + i5+"/type",schemaPath:"records.schema.json#/$defs/source-string/properties/fields/items/properties/type/type",keyword:"type",params:{type: schema48.properties.fields.items.properties.type.type},message:"must be string,null",schema:schema48.properties.fields.items.properties.type.type,parentSchema:schema48.properties.fields.items.properties.type,data:data35};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/fields/" + i5,schemaPath:"records.schema.json#/$defs/source-string/properties/fields/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.properties.fields.items.type,parentSchema:schema48.properties.fields.items,data:data31};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/fields",schemaPath:"records.schema.json#/$defs/source-string/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema48.properties.fields.type,parentSchema:schema48.properties.fields,data:data30};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data15.file !== undefined){
let data36 = data15.file;
if((!(data36 && typeof data36 == "object" && !Array.isArray(data36))) && (data36 !== null)){
const err49 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/file",schemaPath:"records.schema.json#/$defs/source-string/properties/file/type",keyword:"type",params:{type: schema48.properties.file.type},message:"must be object,null",schema:schema48.properties.file.type,parentSchema:schema48.properties.file,data:data36};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
for(const key6 in data36){
if(!(((((key6 === "id") || (key6 === "name")) || (key6 === "title")) || (key6 === "type")) || (key6 === "context"))){
const err50 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/file",schemaPath:"records.schema.json#/$defs/source-string/properties/file/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema48.properties.file,data:data36};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data36.id !== undefined){
let data37 = data36.id;
if((!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))) && (data37 !== null)){
const err51 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/file/id",schemaPath:"records.schema.json#/$defs/source-string/properties/file/properties/id/type",keyword:"type",params:{type: schema48.properties.file.properties.id.type},message:"must be integer,null",schema:schema48.properties.file.properties.id.type,parentSchema:schema48.properties.file.properties.id,data:data37};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data36.name !== undefined){
let data38 = data36.name;
if((typeof data38 !== "string") && (data38 !== null)){
const err52 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/file/name",schemaPath:"records.schema.json#/$defs/source-string/properties/file/properties/name/type",keyword:"type",params:{type: schema48.properties.file.properties.name.type},message:"must be string,null",schema:schema48.properties.file.properties.name.type,parentSchema:schema48.properties.file.properties.name,data:data38};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data36.title !== undefined){
let data39 = data36.title;
if((typeof data39 !== "string") && (data39 !== null)){
const err53 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/file/title",schemaPath:"records.schema.json#/$defs/source-string/properties/file/properties/title/type",keyword:"type",params:{type: schema48.properties.file.properties.title.type},message:"must be string,null",schema:schema48.properties.file.properties.title.type,parentSchema:schema48.properties.file.properties.title,data:data39};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data36.type !== undefined){
let data40 = data36.type;
if((typeof data40 !== "string") && (data40 !== null)){
const err54 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/file/type",schemaPath:"records.schema.json#/$defs/source-string/properties/file/properties/type/type",keyword:"type",params:{type: schema48.properties.file.properties.type.type},message:"must be string,null",schema:schema48.properties.file.properties.type.type,parentSchema:schema48.properties.file.properties.type,data:data40};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data36.context !== undefined){
let data41 = data36.context;
if((typeof data41 !== "string") && (data41 !== null)){
const err55 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/file/context",schemaPath:"records.schema.json#/$defs/source-string/properties/file/properties/context/type",keyword:"type",params:{type: schema48.properties.file.properties.context.type},message:"must be string,null",schema:schema48.properties.file.properties.context.type,parentSchema:schema48.properties.file.properties.context,data:data41};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
}
if(data15.branch !== undefined){
let data42 = data15.branch;
if((!(data42 && typeof data42 == "object" && !Array.isArray(data42))) && (data42 !== null)){
const err56 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/branch",schemaPath:"records.schema.json#/$defs/source-string/properties/branch/type",keyword:"type",params:{type: schema48.properties.branch.type},message:"must be object,null",schema:schema48.properties.branch.type,parentSchema:schema48.properties.branch,data:data42};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
for(const key7 in data42){
if(!(((key7 === "id") || (key7 === "name")) || (key7 === "title"))){
const err57 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/branch",schemaPath:"records.schema.json#/$defs/source-string/properties/branch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties",schema:false,parentSchema:schema48.properties.branch,data:data42};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data42.id !== undefined){
let data43 = data42.id;
if((!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))) && (data43 !== null)){
const err58 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/branch/id",schemaPath:"records.schema.json#/$defs/source-string/properties/branch/properties/id/type",keyword:"type",params:{type: schema48.properties.branch.properties.id.type},message:"must be integer,null",schema:schema48.properties.branch.properties.id.type,parentSchema:schema48.properties.branch.properties.id,data:data43};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data42.name !== undefined){
let data44 = data42.name;
if((typeof data44 !== "string") && (data44 !== null)){
const err59 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/branch/name",schemaPath:"records.schema.json#/$defs/source-string/properties/branch/properties/name/type",keyword:"type",params:{type: schema48.properties.branch.properties.name.type},message:"must be string,null",schema:schema48.properties.branch.properties.name.type,parentSchema:schema48.properties.branch.properties.name,data:data44};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data42.title !== undefined){
let data45 = data42.title;
if((typeof data45 !== "string") && (data45 !== null)){
const err60 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/branch/title",schemaPath:"records.schema.json#/$defs/source-string/properties/branch/properties/title/type",keyword:"type",params:{type: schema48.properties.branch.properties.title.type},message:"must be string,null",schema:schema48.properties.branch.properties.title.type,parentSchema:schema48.properties.branch.properties.title,data:data45};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
}
if(data15.comments !== undefined){
let data46 = data15.comments;
if(Array.isArray(data46)){
const len6 = data46.length;
for(let i6=0; i6<len6; i6++){
let data47 = data46[i6];
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
for(const key8 in data47){
if(!(((key8 === "has issue") || (key8 === "has unresolved issue")) || (key8 === "user"))){
const err61 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/comments/" + i6,schemaPath:"records.schema.json#/$defs/source-string/properties/comments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties",schema:false,parentSchema:schema48.properties.comments.items,data:data47};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data47["has issue"] !== undefined){
let data48 = data47["has issue"];
if(typeof data48 !== "boolean"){
const err62 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/comments/" + i6+"/has issue",schemaPath:"records.schema.json#/$defs/source-string/properties/comments/items/properties/has%20issue/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties.comments.items.properties["has issue"].type,parentSchema:schema48.properties.comments.items.properties["has issue"],data:data48};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data47["has unresolved issue"] !== undefined){
let data49 = data47["has unresolved issue"];
if(typeof data49 !== "boolean"){
const err63 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/comments/" + i6+"/has unresolved issue",schemaPath:"records.schema.json#/$defs/source-string/properties/comments/items/properties/has%20unresolved%20issue/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties.comments.items.properties["has unresolved issue"].type,parentSchema:schema48.properties.comments.items.properties["has unresolved issue"],data:data49};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data47.user !== undefined){
let data50 = data47.user;
if((!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))) && (data50 !== null)){
const err64 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/comments/" + i6+"/user",schemaPath:"records.schema.json#/$defs/source-string/properties/comments/items/properties/user/type",keyword:"type",params:{type: schema48.properties.comments.items.properties.user.type},message:"must be integer,null",schema:schema48.properties.comments.items.properties.user.type,parentSchema:schema48.properties.comments.items.properties.user,data:data50};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/comments/" + i6,schemaPath:"records.schema.json#/$defs/source-string/properties/comments/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.properties.comments.items.type,parentSchema:schema48.properties.comments.items,data:data47};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/comments",schemaPath:"records.schema.json#/$defs/source-string/properties/comments/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema48.properties.comments.type,parentSchema:schema48.properties.comments,data:data46};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data15.screenshots !== undefined){
let data51 = data15.screenshots;
if(Array.isArray(data51)){
const len7 = data51.length;
for(let i7=0; i7<len7; i7++){
let data52 = data51[i7];
if(!(data52 && typeof data52 == "object" && !Array.isArray(data52))){
const err67 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/screenshots/" + i7,schemaPath:"records.schema.json#/$defs/source-string/properties/screenshots/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.properties.screenshots.items.type,parentSchema:schema48.properties.screenshots.items,data:data52};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/screenshots",schemaPath:"records.schema.json#/$defs/source-string/properties/screenshots/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema48.properties.screenshots.type,parentSchema:schema48.properties.screenshots,data:data51};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data15.translations !== undefined){
let data53 = data15.translations;
if(Array.isArray(data53)){
const len8 = data53.length;
for(let i8=0; i8<len8; i8++){
let data54 = data53[i8];
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
if(data54.id === undefined){
const err69 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/translations/" + i8,schemaPath:"records.schema.json#/$defs/source-string/properties/translations/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema48.properties.translations.items.required,parentSchema:schema48.properties.translations.items,data:data54};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data54.language === undefined){
const err70 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/translations/" + i8,schemaPath:"records.schema.json#/$defs/source-string/properties/translations/items/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'",schema:schema48.properties.translations.items.required,parentSchema:schema48.properties.translations.items,data:data54};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
for(const key9 in data54){
if(!(func1.call(schema48.properties.translations.items.properties, key9))){
const err71 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/translations/" + i8,schemaPath:"records.schema.json#/$defs/source-string/properties/translations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties",schema:false,parentSchema:schema48.properties.translations.items,data:data54};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data54.id !== undefined){
let data55 = data54.id;
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
const err72 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/translations/" + i8+"/id",schemaPath:"records.schema.json#/$defs/source-string/properties/translations/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema48.properties.translations.items.properties.id.type,parentSchema:schema48.properties.translations.items.properties.id,data:data55};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data54.text !== undefined){
let data56 = data54.text;
if(((typeof data56 !== "string") && (!(data56 && typeof data56 == "object" && !Array.isArray(data56)))) && (data56 !== null)){
const err73 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/translations/" + i8+"/text",schemaPath:"records.schema.json#/$defs/source-string/properties/translations/items/properties/text/type",keyword:"type",params:{type: schema48.properties.translations.items.properties.text.type},message:"must be string,object,null",schema:schema48.properties.translations.items.properties.text.type,parentSchema:schema48.properties.translations.items.properties.text,data:data56};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
if(Object.keys(data56).length < 1){
const err74 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/translations/" + i8+"/text",schemaPath:"records.schema.json#/$defs/source-string/properties/translations/items/properties/text/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema48.properties.translations.items.properties.text,data:data56};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
for(const key10 in data56){
let data57 = data56[key10];
if(typeof data57 !== "string"){
const err75 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/translations/" + i8+"/text/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"records.schema.json#/$defs/source-string/properties/translations/items/properties/text/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.translations.items.properties.text.additionalProperties.type,parentSchema:schema48.properties.translations.items.properties.text.additionalProperties,data:data57};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
}
if(data54["plural form"] !== undefined){
let data58 = data54["plural form"];
if((typeof data58 !== "string") && (data58 !== null)){
const err76 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/translations/" + i8+"/plural form",schemaPath:"records.schema.json#/$defs/source-string/properties/translations/items/properties/plural%20form/type",keyword:"type",params:{type: schema48.properties.translations.items.properties["plural form"].type},message:"must be string,null",schema:schema48.properties.translations.items.properties["plural form"].type,parentSchema:schema48.properties.translations.items.properties["plural form"],data:data58};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data54["is pre translated"] !== undefined){
let data59 = data54["is pre translated"];
if(typeof data59 !== "boolean"){
const err77 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/translations/" + i8+"/is pre translated",schemaPath:"records.schema.json#/$defs/source-string/properties/translations/items/properties/is%20pre%20translated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties.translations.items.properties["is pre translated"].type,parentSchema:schema48.properties.translations.items.properties["is pre translated"],data:data59};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data54.provider !== undefined){
let data60 = data54.provider;
if((typeof data60 !== "string") && (data60 !== null)){
const err78 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/translations/" + i8+"/provider",schemaPath:"records.schema.json#/$defs/source-string/properties/translations/items/properties/provider/type",keyword:"type",params:{type: schema48.properties.translations.items.properties.provider.type},message:"must be string,null",schema:schema48.properties.translations.items.properties.provider.type,parentSchema:schema48.properties.translations.items.properties.provider,data:data60};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data54.language !== undefined){
let data61 = data54.language;
if(typeof data61 !== "string"){
const err79 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/translations/" + i8+"/language",schemaPath:"records.schema.json#/$defs/source-string/properties/translations/items/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.translations.items.properties.language.type,parentSchema:schema48.properties.translations.items.properties.language,data:data61};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data54.user !== undefined){
let data62 = data54.user;
if((!(((typeof data62 == "number") && (!(data62 % 1) && !isNaN(data62))) && (isFinite(data62)))) && (data62 !== null)){
const err80 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/translations/" + i8+"/user",schemaPath:"records.schema.json#/$defs/source-string/properties/translations/items/properties/user/type",keyword:"type",params:{type: schema48.properties.translations.items.properties.user.type},message:"must be integer,null",schema:schema48.properties.translations.items.properties.user.type,parentSchema:schema48.properties.translations.items.properties.user,data:data62};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data54.votes !== undefined){
let data63 = data54.votes;
if(Array.isArray(data63)){
const len9 = data63.length;
for(let i9=0; i9<len9; i9++){
let data64 = data63[i9];
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
for(const key11 in data64){
if(!((((key11 === "is up") || (key11 === "is down")) || (key11 === "user")) || (key11 === "added"))){
const err81 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/translations/" + i8+"/votes/" + i9,schemaPath:"records.schema.json#/$defs/source-string/properties/translations/items/properties/votes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties",schema:false,parentSchema:schema48.properties.translations.items.properties.votes.items,data:data64};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data64["is up"] !== undefined){
let data65 = data64["is up"];
if(typeof data65 !== "boolean"){
const err82 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/translations/" + i8+"/votes/" + i9+"/is up",schemaPath:"records.schema.json#/$defs/source-string/properties/translations/items/properties/votes/items/properties/is%20up/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties.translations.items.properties.votes.items.properties["is up"].type,parentSchema:schema48.properties.translations.items.properties.votes.items.properties["is up"],data:data65};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data64["is down"] !== undefined){
let data66 = data64["is down"];
if(typeof data66 !== "boolean"){
const err83 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/translations/" + i8+"/votes/" + i9+"/is down",schemaPath:"records.schema.json#/$defs/source-string/properties/translations/items/properties/votes/items/properties/is%20down/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties.translations.items.properties.votes.items.properties["is down"].type,parentSchema:schema48.properties.translations.items.properties.votes.items.properties["is down"],data:data66};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data64.user !== undefined){
let data67 = data64.user;
if((!(((typeof data67 == "number") && (!(data67 % 1) && !isNaN(data67))) && (isFinite(data67)))) && (data67 !== null)){
const err84 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/translations/" + i8+"/votes/" + i9+"/user",schemaPath:"records.schema.json#/$defs/source-string/properties/translations/items/properties/votes/items/properties/user/type",keyword:"type",params:{type: schema48.properties.translations.items.properties.votes.items.properties.user.type},message:"must be integer,null",schema:schema48.properties.translations.items.properties.votes.items.properties.user.type,parentSchema:schema48.properties.translations.items.properties.votes.items.properties.user,data:data67};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data64.added !== undefined){
let data68 = data64.added;
if((typeof data68 !== "string") && (data68 !== null)){
const err85 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/translations/" + i8+"/votes/" + i9+"/added",schemaPath:"records.schema.json#/$defs/source-string/properties/translations/items/properties/votes/items/properties/added/type",keyword:"type",params:{type: schema48.properties.translations.items.properties.votes.items.properties.added.type},message:"must be string,null",schema:schema48.properties.translations.items.properties.votes.items.properties.added.type,parentSchema:schema48.properties.translations.items.properties.votes.items.properties.added,data:data68};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(typeof data68 === "string"){
if(!pattern15.test(data68)){
const err86 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/translations/" + i8+"/votes/" + i9+"/added",schemaPath:"records.schema.json#/$defs/source-string/properties/translations/items/properties/votes/items/properties/added/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$",parentSchema:schema48.properties.translations.items.properties.votes.items.properties.added,data:data68};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
}
else {
const err87 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/translations/" + i8+"/votes/" + i9,schemaPath:"records.schema.json#/$defs/source-string/properties/translations/items/properties/votes/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.properties.translations.items.properties.votes.items.type,parentSchema:schema48.properties.translations.items.properties.votes.items,data:data64};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
else {
const err88 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/translations/" + i8+"/votes",schemaPath:"records.schema.json#/$defs/source-string/properties/translations/items/properties/votes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema48.properties.translations.items.properties.votes.type,parentSchema:schema48.properties.translations.items.properties.votes,data:data63};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data54.approvals !== undefined){
let data69 = data54.approvals;
if(Array.isArray(data69)){
const len10 = data69.length;
for(let i10=0; i10<len10; i10++){
let data70 = data69[i10];
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
for(const key12 in data70){
if(!((key12 === "user") || (key12 === "added"))){
const err89 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/translations/" + i8+"/approvals/" + i10,schemaPath:"records.schema.json#/$defs/source-string/properties/translations/items/properties/approvals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties",schema:false,parentSchema:schema48.properties.translations.items.properties.approvals.items,data:data70};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data70.user !== undefined){
let data71 = data70.user;
if((!(((typeof data71 == "number") && (!(data71 % 1) && !isNaN(data71))) && (isFinite(data71)))) && (data71 !== null)){
const err90 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/translations/" + i8+"/approvals/" + i10+"/user",schemaPath:"records.schema.json#/$defs/source-string/properties/translations/items/properties/approvals/items/properties/user/type",keyword:"type",params:{type: schema48.properties.translations.items.properties.approvals.items.properties.user.type},message:"must be integer,null",schema:schema48.properties.translations.items.properties.approvals.items.properties.user.type,parentSchema:schema48.properties.translations.items.properties.approvals.items.properties.user,data:data71};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data70.added !== undefined){
let data72 = data70.added;
if((typeof data72 !== "string") && (data72 !== null)){
const err91 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/translations/" + i8+"/approvals/" + i10+"/added",schemaPath:"records.schema.json#/$defs/source-string/properties/translations/items/properties/approvals/items/properties/added/type",keyword:"type",params:{type: schema48.properties.translations.items.properties.approvals.items.properties.added.type},message:"must be string,null",schema:schema48.properties.translations.items.properties.approvals.items.properties.added.type,parentSchema:schema48.properties.translations.items.properties.approvals.items.properties.added,data:data72};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(typeof data72 === "string"){
if(!pattern15.test(data72)){
const err92 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/translations/" + i8+"/approvals/" + i10+"/added",schemaPath:"records.schema.json#/$defs/source-string/properties/translations/items/properties/approvals/items/properties/added/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$",parentSchema:schema48.properties.translations.items.properties.approvals.items.properties.added,data:data72};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
}
else {
const err93 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/translations/" + i8+"/approvals/" + i10,schemaPath:"records.schema.json#/$defs/source-string/properties/translations/items/properties/approvals/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.properties.translations.items.properties.approvals.items.type,parentSchema:schema48.properties.translations.items.properties.approvals.items,data:data70};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
else {
const err94 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/translations/" + i8+"/approvals",schemaPath:"records.schema.json#/$defs/source-string/properties/translations/items/properties/approvals/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema48.properties.translations.items.properties.approvals.type,parentSchema:schema48.properties.translations.items.properties.approvals,data:data69};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data54.updated !== undefined){
let data73 = data54.updated;
if((typeof data73 !== "string") && (data73 !== null)){
const err95 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/translations/" + i8+"/updated",schemaPath:"records.schema.json#/$defs/source-string/properties/translations/items/properties/updated/type",keyword:"type",params:{type: schema48.properties.translations.items.properties.updated.type},message:"must be string,null",schema:schema48.properties.translations.items.properties.updated.type,parentSchema:schema48.properties.translations.items.properties.updated,data:data73};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(typeof data73 === "string"){
if(!pattern15.test(data73)){
const err96 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/translations/" + i8+"/updated",schemaPath:"records.schema.json#/$defs/source-string/properties/translations/items/properties/updated/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$",parentSchema:schema48.properties.translations.items.properties.updated,data:data73};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
}
else {
const err97 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/translations/" + i8,schemaPath:"records.schema.json#/$defs/source-string/properties/translations/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.properties.translations.items.type,parentSchema:schema48.properties.translations.items,data:data54};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
else {
const err98 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/translations",schemaPath:"records.schema.json#/$defs/source-string/properties/translations/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema48.properties.translations.type,parentSchema:schema48.properties.translations,data:data53};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data15["languages summary"] !== undefined){
let data74 = data15["languages summary"];
if(Array.isArray(data74)){
const len11 = data74.length;
for(let i11=0; i11<len11; i11++){
let data75 = data74[i11];
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
if(data75.language === undefined){
const err99 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11,schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'",schema:schema48.properties["languages summary"].items.required,parentSchema:schema48.properties["languages summary"].items,data:data75};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
for(const key13 in data75){
if(!(func1.call(schema48.properties["languages summary"].items.properties, key13))){
const err100 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11,schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties",schema:false,parentSchema:schema48.properties["languages summary"].items,data:data75};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data75.language !== undefined){
let data76 = data75.language;
if(typeof data76 !== "string"){
const err101 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/language",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties["languages summary"].items.properties.language.type,parentSchema:schema48.properties["languages summary"].items.properties.language,data:data76};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data75["is translated"] !== undefined){
let data77 = data75["is translated"];
if(typeof data77 !== "boolean"){
const err102 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/is translated",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/is%20translated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["languages summary"].items.properties["is translated"].type,parentSchema:schema48.properties["languages summary"].items.properties["is translated"],data:data77};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data75["is partially translated"] !== undefined){
let data78 = data75["is partially translated"];
if(typeof data78 !== "boolean"){
const err103 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/is partially translated",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/is%20partially%20translated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["languages summary"].items.properties["is partially translated"].type,parentSchema:schema48.properties["languages summary"].items.properties["is partially translated"],data:data78};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data75["is approved"] !== undefined){
let data79 = data75["is approved"];
if(typeof data79 !== "boolean"){
const err104 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/is approved",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/is%20approved/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["languages summary"].items.properties["is approved"].type,parentSchema:schema48.properties["languages summary"].items.properties["is approved"],data:data79};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data75["is partially approved"] !== undefined){
let data80 = data75["is partially approved"];
if(typeof data80 !== "boolean"){
const err105 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/is partially approved",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/is%20partially%20approved/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["languages summary"].items.properties["is partially approved"].type,parentSchema:schema48.properties["languages summary"].items.properties["is partially approved"],data:data80};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data75["translation updated"] !== undefined){
let data81 = data75["translation updated"];
const _errs178 = errors;
let valid39 = false;
const _errs179 = errors;
if(typeof data81 !== "boolean"){
const err106 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/translation updated",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/translation%20updated/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["languages summary"].items.properties["translation updated"].anyOf[0].type,parentSchema:schema48.properties["languages summary"].items.properties["translation updated"].anyOf[0],data:data81};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
var _valid0 = _errs179 === errors;
valid39 = valid39 || _valid0;
const _errs181 = errors;
if((typeof data81 !== "string") && (data81 !== null)){
const err107 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/translation updated",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/translation%20updated/anyOf/1/type",keyword:"type",params:{type: schema48.properties["languages summary"].items.properties["translation updated"].anyOf[1].type},message:"must be string,null",schema:schema48.properties["languages summary"].items.properties["translation updated"].anyOf[1].type,parentSchema:schema48.properties["languages summary"].items.properties["translation updated"].anyOf[1],data:data81};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(typeof data81 === "string"){
if(!pattern15.test(data81)){
const err108 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/translation updated",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/translation%20updated/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$",parentSchema:schema48.properties["languages summary"].items.properties["translation updated"].anyOf[1],data:data81};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
var _valid0 = _errs181 === errors;
valid39 = valid39 || _valid0;
if(!valid39){
const err109 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/translation updated",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/translation%20updated/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema48.properties["languages summary"].items.properties["translation updated"].anyOf,parentSchema:schema48.properties["languages summary"].items.properties["translation updated"],data:data81};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
else {
errors = _errs178;
if(vErrors !== null){
if(_errs178){
vErrors.length = _errs178;
}
else {
vErrors = null;
}
}
}
}
if(data75["is auto translated"] !== undefined){
let data82 = data75["is auto translated"];
if(typeof data82 !== "boolean"){
const err110 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/is auto translated",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/is%20auto%20translated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["languages summary"].items.properties["is auto translated"].type,parentSchema:schema48.properties["languages summary"].items.properties["is auto translated"],data:data82};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data75["is translated by tm"] !== undefined){
let data83 = data75["is translated by tm"];
if(typeof data83 !== "boolean"){
const err111 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/is translated by tm",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/is%20translated%20by%20tm/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["languages summary"].items.properties["is translated by tm"].type,parentSchema:schema48.properties["languages summary"].items.properties["is translated by tm"],data:data83};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data75["is translated by mt"] !== undefined){
let data84 = data75["is translated by mt"];
if(typeof data84 !== "boolean"){
const err112 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/is translated by mt",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/is%20translated%20by%20mt/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["languages summary"].items.properties["is translated by mt"].type,parentSchema:schema48.properties["languages summary"].items.properties["is translated by mt"],data:data84};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data75["is translated by ai"] !== undefined){
let data85 = data75["is translated by ai"];
if(typeof data85 !== "boolean"){
const err113 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/is translated by ai",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/is%20translated%20by%20ai/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["languages summary"].items.properties["is translated by ai"].type,parentSchema:schema48.properties["languages summary"].items.properties["is translated by ai"],data:data85};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data75["is source changed after translation"] !== undefined){
let data86 = data75["is source changed after translation"];
if(typeof data86 !== "boolean"){
const err114 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/is source changed after translation",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/is%20source%20changed%20after%20translation/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["languages summary"].items.properties["is source changed after translation"].type,parentSchema:schema48.properties["languages summary"].items.properties["is source changed after translation"],data:data86};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data75["has translation as source"] !== undefined){
let data87 = data75["has translation as source"];
if(typeof data87 !== "boolean"){
const err115 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/has translation as source",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/has%20translation%20as%20source/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["languages summary"].items.properties["has translation as source"].type,parentSchema:schema48.properties["languages summary"].items.properties["has translation as source"],data:data87};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data75["has translation after approval"] !== undefined){
let data88 = data75["has translation after approval"];
if(typeof data88 !== "boolean"){
const err116 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/has translation after approval",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/has%20translation%20after%20approval/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["languages summary"].items.properties["has translation after approval"].type,parentSchema:schema48.properties["languages summary"].items.properties["has translation after approval"],data:data88};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data75["has shared translation"] !== undefined){
let data89 = data75["has shared translation"];
if(typeof data89 !== "boolean"){
const err117 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/has shared translation",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/has%20shared%20translation/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["languages summary"].items.properties["has shared translation"].type,parentSchema:schema48.properties["languages summary"].items.properties["has shared translation"],data:data89};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data75["has qa issues"] !== undefined){
let data90 = data75["has qa issues"];
if(typeof data90 !== "boolean"){
const err118 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/has qa issues",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/has%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["languages summary"].items.properties["has qa issues"].type,parentSchema:schema48.properties["languages summary"].items.properties["has qa issues"],data:data90};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data75.rating !== undefined){
let data91 = data75.rating;
if((!(((typeof data91 == "number") && (!(data91 % 1) && !isNaN(data91))) && (isFinite(data91)))) && (data91 !== null)){
const err119 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/rating",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/rating/type",keyword:"type",params:{type: schema48.properties["languages summary"].items.properties.rating.type},message:"must be integer,null",schema:schema48.properties["languages summary"].items.properties.rating.type,parentSchema:schema48.properties["languages summary"].items.properties.rating,data:data91};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data75.approvalsCount !== undefined){
let data92 = data75.approvalsCount;
if((!(((typeof data92 == "number") && (!(data92 % 1) && !isNaN(data92))) && (isFinite(data92)))) && (data92 !== null)){
const err120 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/approvalsCount",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/approvalsCount/type",keyword:"type",params:{type: schema48.properties["languages summary"].items.properties.approvalsCount.type},message:"must be integer,null",schema:schema48.properties["languages summary"].items.properties.approvalsCount.type,parentSchema:schema48.properties["languages summary"].items.properties.approvalsCount,data:data92};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data75["has empty translation qa issues"] !== undefined){
let data93 = data75["has empty translation qa issues"];
if(typeof data93 !== "boolean"){
const err121 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/has empty translation qa issues",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/has%20empty%20translation%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["languages summary"].items.properties["has empty translation qa issues"].type,parentSchema:schema48.properties["languages summary"].items.properties["has empty translation qa issues"],data:data93};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data75["has translation length qa issues"] !== undefined){
let data94 = data75["has translation length qa issues"];
if(typeof data94 !== "boolean"){
const err122 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/has translation length qa issues",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/has%20translation%20length%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["languages summary"].items.properties["has translation length qa issues"].type,parentSchema:schema48.properties["languages summary"].items.properties["has translation length qa issues"],data:data94};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data75["has tags mismatch qa issues"] !== undefined){
let data95 = data75["has tags mismatch qa issues"];
if(typeof data95 !== "boolean"){
const err123 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/has tags mismatch qa issues",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/has%20tags%20mismatch%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["languages summary"].items.properties["has tags mismatch qa issues"].type,parentSchema:schema48.properties["languages summary"].items.properties["has tags mismatch qa issues"],data:data95};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data75["has spaces mismatch qa issues"] !== undefined){
let data96 = data75["has spaces mismatch qa issues"];
if(typeof data96 !== "boolean"){
const err124 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/has spaces mismatch qa issues",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/has%20spaces%20mismatch%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["languages summary"].items.properties["has spaces mismatch qa issues"].type,parentSchema:schema48.properties["languages summary"].items.properties["has spaces mismatch qa issues"],data:data96};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data75["has variables mismatch qa issues"] !== undefined){
let data97 = data75["has variables mismatch qa issues"];
if(typeof data97 !== "boolean"){
const err125 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/has variables mismatch qa issues",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/has%20variables%20mismatch%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["languages summary"].items.properties["has variables mismatch qa issues"].type,parentSchema:schema48.properties["languages summary"].items.properties["has variables mismatch qa issues"],data:data97};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data75["has punctuation mismatch qa issues"] !== undefined){
let data98 = data75["has punctuation mismatch qa issues"];
if(typeof data98 !== "boolean"){
const err126 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/has punctuation mismatch qa issues",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/has%20punctuation%20mismatch%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["languages summary"].items.properties["has punctuation mismatch qa issues"].type,parentSchema:schema48.properties["languages summary"].items.properties["has punctuation mismatch qa issues"],data:data98};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data75["has character case mismatch qa issues"] !== undefined){
let data99 = data75["has character case mismatch qa issues"];
if(typeof data99 !== "boolean"){
const err127 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/has character case mismatch qa issues",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/has%20character%20case%20mismatch%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["languages summary"].items.properties["has character case mismatch qa issues"].type,parentSchema:schema48.properties["languages summary"].items.properties["has character case mismatch qa issues"],data:data99};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data75["has special characters mismatch qa issues"] !== undefined){
let data100 = data75["has special characters mismatch qa issues"];
if(typeof data100 !== "boolean"){
const err128 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/has special characters mismatch qa issues",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/has%20special%20characters%20mismatch%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["languages summary"].items.properties["has special characters mismatch qa issues"].type,parentSchema:schema48.properties["languages summary"].items.properties["has special characters mismatch qa issues"],data:data100};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data75["has incorrect translation qa issues"] !== undefined){
let data101 = data75["has incorrect translation qa issues"];
if(typeof data101 !== "boolean"){
const err129 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/has incorrect translation qa issues",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/has%20incorrect%20translation%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["languages summary"].items.properties["has incorrect translation qa issues"].type,parentSchema:schema48.properties["languages summary"].items.properties["has incorrect translation qa issues"],data:data101};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data75["has spelling qa issues"] !== undefined){
let data102 = data75["has spelling qa issues"];
if(typeof data102 !== "boolean"){
const err130 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/has spelling qa issues",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/has%20spelling%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["languages summary"].items.properties["has spelling qa issues"].type,parentSchema:schema48.properties["languages summary"].items.properties["has spelling qa issues"],data:data102};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data75["has icu syntax qa issues"] !== undefined){
let data103 = data75["has icu syntax qa issues"];
if(typeof data103 !== "boolean"){
const err131 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/has icu syntax qa issues",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/has%20icu%20syntax%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["languages summary"].items.properties["has icu syntax qa issues"].type,parentSchema:schema48.properties["languages summary"].items.properties["has icu syntax qa issues"],data:data103};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data75["has terms qa issues"] !== undefined){
let data104 = data75["has terms qa issues"];
if(typeof data104 !== "boolean"){
const err132 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/has terms qa issues",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/has%20terms%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["languages summary"].items.properties["has terms qa issues"].type,parentSchema:schema48.properties["languages summary"].items.properties["has terms qa issues"],data:data104};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data75["has duplicate translation qa issues"] !== undefined){
let data105 = data75["has duplicate translation qa issues"];
if(typeof data105 !== "boolean"){
const err133 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/has duplicate translation qa issues",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/has%20duplicate%20translation%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["languages summary"].items.properties["has duplicate translation qa issues"].type,parentSchema:schema48.properties["languages summary"].items.properties["has duplicate translation qa issues"],data:data105};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data75["has ftl syntax qa issues"] !== undefined){
let data106 = data75["has ftl syntax qa issues"];
if(typeof data106 !== "boolean"){
const err134 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/has ftl syntax qa issues",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/has%20ftl%20syntax%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["languages summary"].items.properties["has ftl syntax qa issues"].type,parentSchema:schema48.properties["languages summary"].items.properties["has ftl syntax qa issues"],data:data106};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data75["has android syntax qa issues"] !== undefined){
let data107 = data75["has android syntax qa issues"];
if(typeof data107 !== "boolean"){
const err135 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/has android syntax qa issues",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/has%20android%20syntax%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["languages summary"].items.properties["has android syntax qa issues"].type,parentSchema:schema48.properties["languages summary"].items.properties["has android syntax qa issues"],data:data107};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data75["has numbers mismatch qa issues"] !== undefined){
let data108 = data75["has numbers mismatch qa issues"];
if(typeof data108 !== "boolean"){
const err136 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/has numbers mismatch qa issues",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/has%20numbers%20mismatch%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["languages summary"].items.properties["has numbers mismatch qa issues"].type,parentSchema:schema48.properties["languages summary"].items.properties["has numbers mismatch qa issues"],data:data108};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data75["has ai qa issues"] !== undefined){
let data109 = data75["has ai qa issues"];
if(typeof data109 !== "boolean"){
const err137 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/has ai qa issues",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/has%20ai%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["languages summary"].items.properties["has ai qa issues"].type,parentSchema:schema48.properties["languages summary"].items.properties["has ai qa issues"],data:data109};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data75["has outdated translation qa issues"] !== undefined){
let data110 = data75["has outdated translation qa issues"];
if(typeof data110 !== "boolean"){
const err138 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/has outdated translation qa issues",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/has%20outdated%20translation%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["languages summary"].items.properties["has outdated translation qa issues"].type,parentSchema:schema48.properties["languages summary"].items.properties["has outdated translation qa issues"],data:data110};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data75["has mdx syntax qa issues"] !== undefined){
let data111 = data75["has mdx syntax qa issues"];
if(typeof data111 !== "boolean"){
const err139 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/has mdx syntax qa issues",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/has%20mdx%20syntax%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["languages summary"].items.properties["has mdx syntax qa issues"].type,parentSchema:schema48.properties["languages summary"].items.properties["has mdx syntax qa issues"],data:data111};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data75["has custom qa issues"] !== undefined){
let data112 = data75["has custom qa issues"];
if(typeof data112 !== "boolean"){
const err140 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11+"/has custom qa issues",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/properties/has%20custom%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties["languages summary"].items.properties["has custom qa issues"].type,parentSchema:schema48.properties["languages summary"].items.properties["has custom qa issues"],data:data112};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
}
else {
const err141 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary/" + i11,schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.properties["languages summary"].items.type,parentSchema:schema48.properties["languages summary"].items,data:data75};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
}
else {
const err142 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/languages summary",schemaPath:"records.schema.json#/$defs/source-string/properties/languages%20summary/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema48.properties["languages summary"].type,parentSchema:schema48.properties["languages summary"],data:data74};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data15.labels !== undefined){
let data113 = data15.labels;
if(Array.isArray(data113)){
const len12 = data113.length;
for(let i12=0; i12<len12; i12++){
let data114 = data113[i12];
if(data114 && typeof data114 == "object" && !Array.isArray(data114)){
for(const key14 in data114){
if(!(((key14 === "id") || (key14 === "title")) || (key14 === "is system"))){
const err143 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/labels/" + i12,schemaPath:"records.schema.json#/$defs/source-string/properties/labels/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties",schema:false,parentSchema:schema48.properties.labels.items,data:data114};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data114.id !== undefined){
let data115 = data114.id;
if((!(((typeof data115 == "number") && (!(data115 % 1) && !isNaN(data115))) && (isFinite(data115)))) && (data115 !== null)){
const err144 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/labels/" + i12+"/id",schemaPath:"records.schema.json#/$defs/source-string/properties/labels/items/properties/id/type",keyword:"type",params:{type: schema48.properties.labels.items.properties.id.type},message:"must be integer,null",schema:schema48.properties.labels.items.properties.id.type,parentSchema:schema48.properties.labels.items.properties.id,data:data115};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data114.title !== undefined){
let data116 = data114.title;
if((typeof data116 !== "string") && (data116 !== null)){
const err145 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/labels/" + i12+"/title",schemaPath:"records.schema.json#/$defs/source-string/properties/labels/items/properties/title/type",keyword:"type",params:{type: schema48.properties.labels.items.properties.title.type},message:"must be string,null",schema:schema48.properties.labels.items.properties.title.type,parentSchema:schema48.properties.labels.items.properties.title,data:data116};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data114["is system"] !== undefined){
let data117 = data114["is system"];
if(typeof data117 !== "boolean"){
const err146 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/labels/" + i12+"/is system",schemaPath:"records.schema.json#/$defs/source-string/properties/labels/items/properties/is%20system/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties.labels.items.properties["is system"].type,parentSchema:schema48.properties.labels.items.properties["is system"],data:data117};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
}
else {
const err147 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/labels/" + i12,schemaPath:"records.schema.json#/$defs/source-string/properties/labels/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.properties.labels.items.type,parentSchema:schema48.properties.labels.items,data:data114};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
}
else {
const err148 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/labels",schemaPath:"records.schema.json#/$defs/source-string/properties/labels/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema48.properties.labels.type,parentSchema:schema48.properties.labels,data:data113};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data15.added !== undefined){
let data118 = data15.added;
if((typeof data118 !== "string") && (data118 !== null)){
const err149 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/added",schemaPath:"records.schema.json#/$defs/source-string/properties/added/type",keyword:"type",params:{type: schema48.properties.added.type},message:"must be string,null",schema:schema48.properties.added.type,parentSchema:schema48.properties.added,data:data118};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
if(typeof data118 === "string"){
if(!pattern15.test(data118)){
const err150 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/added",schemaPath:"records.schema.json#/$defs/source-string/properties/added/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$",parentSchema:schema48.properties.added,data:data118};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
}
if(data15.updated !== undefined){
let data119 = data15.updated;
if((typeof data119 !== "string") && (data119 !== null)){
const err151 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/updated",schemaPath:"records.schema.json#/$defs/source-string/properties/updated/type",keyword:"type",params:{type: schema48.properties.updated.type},message:"must be string,null",schema:schema48.properties.updated.type,parentSchema:schema48.properties.updated,data:data119};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
if(typeof data119 === "string"){
if(!pattern15.test(data119)){
const err152 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4+"/updated",schemaPath:"records.schema.json#/$defs/source-string/properties/updated/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$",parentSchema:schema48.properties.updated,data:data119};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
}
}
else {
const err153 = {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4,schemaPath:"records.schema.json#/$defs/source-string/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.type,parentSchema:schema48,data:data15};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
}
else {
const err154 = {instancePath:instancePath+"/projects/" + i2+"/strings",schemaPath:"#/properties/projects/items/properties/strings/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema41.properties.projects.items.properties.strings.type,parentSchema:schema41.properties.projects.items.properties.strings,data:data14};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
}
else {
const err155 = {instancePath:instancePath+"/projects/" + i2,schemaPath:"#/properties/projects/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.properties.projects.items.type,parentSchema:schema41.properties.projects.items,data:data7};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
}
else {
const err156 = {instancePath:instancePath+"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema41.properties.projects.type,parentSchema:schema41.properties.projects,data:data6};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
if(data.tms !== undefined){
let data120 = data.tms;
if(Array.isArray(data120)){
const len13 = data120.length;
for(let i13=0; i13<len13; i13++){
let data121 = data120[i13];
if(data121 && typeof data121 == "object" && !Array.isArray(data121)){
if(data121.id === undefined){
const err157 = {instancePath:instancePath+"/tms/" + i13,schemaPath:"#/properties/tms/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema41.properties.tms.items.required,parentSchema:schema41.properties.tms.items,data:data121};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
for(const key15 in data121){
if(!((key15 === "id") || (key15 === "segments"))){
const err158 = {instancePath:instancePath+"/tms/" + i13,schemaPath:"#/properties/tms/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties",schema:false,parentSchema:schema41.properties.tms.items,data:data121};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
if(data121.id !== undefined){
let data122 = data121.id;
if(!(((typeof data122 == "number") && (!(data122 % 1) && !isNaN(data122))) && (isFinite(data122)))){
const err159 = {instancePath:instancePath+"/tms/" + i13+"/id",schemaPath:"#/properties/tms/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema41.properties.tms.items.properties.id.type,parentSchema:schema41.properties.tms.items.properties.id,data:data122};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
if(data121.segments !== undefined){
let data123 = data121.segments;
if(Array.isArray(data123)){
const len14 = data123.length;
for(let i14=0; i14<len14; i14++){
let data124 = data123[i14];
if(data124 && typeof data124 == "object" && !Array.isArray(data124)){
if(data124.id === undefined){
const err160 = {instancePath:instancePath+"/tms/" + i13+"/segments/" + i14,schemaPath:"records.schema.json#/$defs/tm-segment/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema49.required,parentSchema:schema49,data:data124};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
for(const key16 in data124){
if(!((key16 === "id") || (key16 === "records"))){
const err161 = {instancePath:instancePath+"/tms/" + i13+"/segments/" + i14,schemaPath:"records.schema.json#/$defs/tm-segment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties",schema:false,parentSchema:schema49,data:data124};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data124.id !== undefined){
let data125 = data124.id;
if(!(((typeof data125 == "number") && (!(data125 % 1) && !isNaN(data125))) && (isFinite(data125)))){
const err162 = {instancePath:instancePath+"/tms/" + i13+"/segments/" + i14+"/id",schemaPath:"records.schema.json#/$defs/tm-segment/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.id.type,parentSchema:schema49.properties.id,data:data125};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data124.records !== undefined){
let data126 = data124.records;
if(Array.isArray(data126)){
const len15 = data126.length;
for(let i15=0; i15<len15; i15++){
let data127 = data126[i15];
if(data127 && typeof data127 == "object" && !Array.isArray(data127)){
if(data127.id === undefined){
const err163 = {instancePath:instancePath+"/tms/" + i13+"/segments/" + i14+"/records/" + i15,schemaPath:"records.schema.json#/$defs/tm-segment/properties/records/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema49.properties.records.items.required,parentSchema:schema49.properties.records.items,data:data127};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
for(const key17 in data127){
if(!((((((((key17 === "language") || (key17 === "id")) || (key17 === "text")) || (key17 === "usageCount")) || (key17 === "createdBy")) || (key17 === "updatedBy")) || (key17 === "createdAt")) || (key17 === "updatedAt"))){
const err164 = {instancePath:instancePath+"/tms/" + i13+"/segments/" + i14+"/records/" + i15,schemaPath:"records.schema.json#/$defs/tm-segment/properties/records/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties",schema:false,parentSchema:schema49.properties.records.items,data:data127};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
if(data127.language !== undefined){
let data128 = data127.language;
if((typeof data128 !== "string") && (data128 !== null)){
const err165 = {instancePath:instancePath+"/tms/" + i13+"/segments/" + i14+"/records/" + i15+"/language",schemaPath:"records.schema.json#/$defs/tm-segment/properties/records/items/properties/language/type",keyword:"type",params:{type: schema49.properties.records.items.properties.language.type},message:"must be string,null",schema:schema49.properties.records.items.properties.language.type,parentSchema:schema49.properties.records.items.properties.language,data:data128};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data127.id !== undefined){
let data129 = data127.id;
if(!(((typeof data129 == "number") && (!(data129 % 1) && !isNaN(data129))) && (isFinite(data129)))){
const err166 = {instancePath:instancePath+"/tms/" + i13+"/segments/" + i14+"/records/" + i15+"/id",schemaPath:"records.schema.json#/$defs/tm-segment/properties/records/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.records.items.properties.id.type,parentSchema:schema49.properties.records.items.properties.id,data:data129};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
if(data127.text !== undefined){
let data130 = data127.text;
if((typeof data130 !== "string") && (data130 !== null)){
const err167 = {instancePath:instancePath+"/tms/" + i13+"/segments/" + i14+"/records/" + i15+"/text",schemaPath:"records.schema.json#/$defs/tm-segment/properties/records/items/properties/text/type",keyword:"type",params:{type: schema49.properties.records.items.properties.text.type},message:"must be string,null",schema:schema49.properties.records.items.properties.text.type,parentSchema:schema49.properties.records.items.properties.text,data:data130};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
if(data127.usageCount !== undefined){
let data131 = data127.usageCount;
if((!(((typeof data131 == "number") && (!(data131 % 1) && !isNaN(data131))) && (isFinite(data131)))) && (data131 !== null)){
const err168 = {instancePath:instancePath+"/tms/" + i13+"/segments/" + i14+"/records/" + i15+"/usageCount",schemaPath:"records.schema.json#/$defs/tm-segment/properties/records/items/properties/usageCount/type",keyword:"type",params:{type: schema49.properties.records.items.properties.usageCount.type},message:"must be integer,null",schema:schema49.properties.records.items.properties.usageCount.type,parentSchema:schema49.properties.records.items.properties.usageCount,data:data131};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
if(data127.createdBy !== undefined){
let data132 = data127.createdBy;
if((!(((typeof data132 == "number") && (!(data132 % 1) && !isNaN(data132))) && (isFinite(data132)))) && (data132 !== null)){
const err169 = {instancePath:instancePath+"/tms/" + i13+"/segments/" + i14+"/records/" + i15+"/createdBy",schemaPath:"records.schema.json#/$defs/tm-segment/properties/records/items/properties/createdBy/type",keyword:"type",params:{type: schema49.properties.records.items.properties.createdBy.type},message:"must be integer,null",schema:schema49.properties.records.items.properties.createdBy.type,parentSchema:schema49.properties.records.items.properties.createdBy,data:data132};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
if(data127.updatedBy !== undefined){
let data133 = data127.updatedBy;
if((!(((typeof data133 == "number") && (!(data133 % 1) && !isNaN(data133))) && (isFinite(data133)))) && (data133 !== null)){
const err170 = {instancePath:instancePath+"/tms/" + i13+"/segments/" + i14+"/records/" + i15+"/updatedBy",schemaPath:"records.schema.json#/$defs/tm-segment/properties/records/items/properties/updatedBy/type",keyword:"type",params:{type: schema49.properties.records.items.properties.updatedBy.type},message:"must be integer,null",schema:schema49.properties.records.items.properties.updatedBy.type,parentSchema:schema49.properties.records.items.properties.updatedBy,data:data133};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
if(data127.createdAt !== undefined){
let data134 = data127.createdAt;
if((typeof data134 !== "string") && (data134 !== null)){
const err171 = {instancePath:instancePath+"/tms/" + i13+"/segments/" + i14+"/records/" + i15+"/createdAt",schemaPath:"records.schema.json#/$defs/tm-segment/properties/records/items/properties/createdAt/type",keyword:"type",params:{type: schema49.properties.records.items.properties.createdAt.type},message:"must be string,null",schema:schema49.properties.records.items.properties.createdAt.type,parentSchema:schema49.properties.records.items.properties.createdAt,data:data134};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
if(typeof data134 === "string"){
if(!pattern21.test(data134)){
const err172 = {instancePath:instancePath+"/tms/" + i13+"/segments/" + i14+"/records/" + i15+"/createdAt",schemaPath:"records.schema.json#/$defs/tm-segment/properties/records/items/properties/createdAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$",parentSchema:schema49.properties.records.items.properties.createdAt,data:data134};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
}
if(data127.updatedAt !== undefined){
let data135 = data127.updatedAt;
if((typeof data135 !== "string") && (data135 !== null)){
const err173 = {instancePath:instancePath+"/tms/" + i13+"/segments/" + i14+"/records/" + i15+"/updatedAt",schemaPath:"records.schema.json#/$defs/tm-segment/properties/records/items/properties/updatedAt/type",keyword:"type",params:{type: schema49.properties.records.items.properties.updatedAt.type},message:"must be string,null",schema:schema49.properties.records.items.properties.updatedAt.type,parentSchema:schema49.properties.records.items.properties.updatedAt,data:data135};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
if(typeof data135 === "string"){
if(!pattern21.test(data135)){
const err174 = {instancePath:instancePath+"/tms/" + i13+"/segments/" + i14+"/records/" + i15+"/updatedAt",schemaPath:"records.schema.json#/$defs/tm-segment/properties/records/items/properties/updatedAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$",parentSchema:schema49.properties.records.items.properties.updatedAt,data:data135};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
}
}
else {
const err175 = {instancePath:instancePath+"/tms/" + i13+"/segments/" + i14+"/records/" + i15,schemaPath:"records.schema.json#/$defs/tm-segment/properties/records/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema49.properties.records.items.type,parentSchema:schema49.properties.records.items,data:data127};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
}
else {
const err176 = {instancePath:instancePath+"/tms/" + i13+"/segments/" + i14+"/records",schemaPath:"records.schema.json#/$defs/tm-segment/properties/records/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema49.properties.records.type,parentSchema:schema49.properties.records,data:data126};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
}
else {
const err177 = {instancePath:instancePath+"/tms/" + i13+"/segments/" + i14,schemaPath:"records.schema.json#/$defs/tm-segment/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema49.type,parentSchema:schema49,data:data124};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
}
else {
const err178 = {instancePath:instancePath+"/tms/" + i13+"/segments",schemaPath:"#/properties/tms/items/properties/segments/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema41.properties.tms.items.properties.segments.type,parentSchema:schema41.properties.tms.items.properties.segments,data:data123};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
}
else {
const err179 = {instancePath:instancePath+"/tms/" + i13,schemaPath:"#/properties/tms/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.properties.tms.items.type,parentSchema:schema41.properties.tms.items,data:data121};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
}
else {
const err180 = {instancePath:instancePath+"/tms",schemaPath:"#/properties/tms/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema41.properties.tms.type,parentSchema:schema41.properties.tms,data:data120};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
if(data.glossaries !== undefined){
let data136 = data.glossaries;
if(Array.isArray(data136)){
const len16 = data136.length;
for(let i16=0; i16<len16; i16++){
let data137 = data136[i16];
if(data137 && typeof data137 == "object" && !Array.isArray(data137)){
if(data137.id === undefined){
const err181 = {instancePath:instancePath+"/glossaries/" + i16,schemaPath:"#/properties/glossaries/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema41.properties.glossaries.items.required,parentSchema:schema41.properties.glossaries.items,data:data137};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
for(const key18 in data137){
if(!(((key18 === "id") || (key18 === "terms")) || (key18 === "concepts"))){
const err182 = {instancePath:instancePath+"/glossaries/" + i16,schemaPath:"#/properties/glossaries/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties",schema:false,parentSchema:schema41.properties.glossaries.items,data:data137};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
if(data137.id !== undefined){
let data138 = data137.id;
if(!(((typeof data138 == "number") && (!(data138 % 1) && !isNaN(data138))) && (isFinite(data138)))){
const err183 = {instancePath:instancePath+"/glossaries/" + i16+"/id",schemaPath:"#/properties/glossaries/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema41.properties.glossaries.items.properties.id.type,parentSchema:schema41.properties.glossaries.items.properties.id,data:data138};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
if(data137.terms !== undefined){
let data139 = data137.terms;
if(Array.isArray(data139)){
const len17 = data139.length;
for(let i17=0; i17<len17; i17++){
let data140 = data139[i17];
if(data140 && typeof data140 == "object" && !Array.isArray(data140)){
if(data140.id === undefined){
const err184 = {instancePath:instancePath+"/glossaries/" + i16+"/terms/" + i17,schemaPath:"records.schema.json#/$defs/glossary-term/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema50.required,parentSchema:schema50,data:data140};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
for(const key19 in data140){
if(!(func1.call(schema50.properties, key19))){
const err185 = {instancePath:instancePath+"/glossaries/" + i16+"/terms/" + i17,schemaPath:"records.schema.json#/$defs/glossary-term/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},message:"must NOT have additional properties",schema:false,parentSchema:schema50,data:data140};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
if(data140.id !== undefined){
let data141 = data140.id;
if(!(((typeof data141 == "number") && (!(data141 % 1) && !isNaN(data141))) && (isFinite(data141)))){
const err186 = {instancePath:instancePath+"/glossaries/" + i16+"/terms/" + i17+"/id",schemaPath:"records.schema.json#/$defs/glossary-term/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema50.properties.id.type,parentSchema:schema50.properties.id,data:data141};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
if(data140.text !== undefined){
let data142 = data140.text;
if((typeof data142 !== "string") && (data142 !== null)){
const err187 = {instancePath:instancePath+"/glossaries/" + i16+"/terms/" + i17+"/text",schemaPath:"records.schema.json#/$defs/glossary-term/properties/text/type",keyword:"type",params:{type: schema50.properties.text.type},message:"must be string,null",schema:schema50.properties.text.type,parentSchema:schema50.properties.text,data:data142};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
if(data140.description !== undefined){
let data143 = data140.description;
if((typeof data143 !== "string") && (data143 !== null)){
const err188 = {instancePath:instancePath+"/glossaries/" + i16+"/terms/" + i17+"/description",schemaPath:"records.schema.json#/$defs/glossary-term/properties/description/type",keyword:"type",params:{type: schema50.properties.description.type},message:"must be string,null",schema:schema50.properties.description.type,parentSchema:schema50.properties.description,data:data143};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
if(data140.language !== undefined){
let data144 = data140.language;
if((typeof data144 !== "string") && (data144 !== null)){
const err189 = {instancePath:instancePath+"/glossaries/" + i16+"/terms/" + i17+"/language",schemaPath:"records.schema.json#/$defs/glossary-term/properties/language/type",keyword:"type",params:{type: schema50.properties.language.type},message:"must be string,null",schema:schema50.properties.language.type,parentSchema:schema50.properties.language,data:data144};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
if(data140.user !== undefined){
let data145 = data140.user;
if((!(((typeof data145 == "number") && (!(data145 % 1) && !isNaN(data145))) && (isFinite(data145)))) && (data145 !== null)){
const err190 = {instancePath:instancePath+"/glossaries/" + i16+"/terms/" + i17+"/user",schemaPath:"records.schema.json#/$defs/glossary-term/properties/user/type",keyword:"type",params:{type: schema50.properties.user.type},message:"must be integer,null",schema:schema50.properties.user.type,parentSchema:schema50.properties.user,data:data145};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
if(data140.partOfSpeech !== undefined){
let data146 = data140.partOfSpeech;
if((typeof data146 !== "string") && (data146 !== null)){
const err191 = {instancePath:instancePath+"/glossaries/" + i16+"/terms/" + i17+"/partOfSpeech",schemaPath:"records.schema.json#/$defs/glossary-term/properties/partOfSpeech/type",keyword:"type",params:{type: schema50.properties.partOfSpeech.type},message:"must be string,null",schema:schema50.properties.partOfSpeech.type,parentSchema:schema50.properties.partOfSpeech,data:data146};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
if(!(((((((((((((((((data146 === "noun") || (data146 === "verb")) || (data146 === "adj")) || (data146 === "pron")) || (data146 === "propn")) || (data146 === "det")) || (data146 === "adv")) || (data146 === "adp")) || (data146 === "cconj")) || (data146 === "sconj")) || (data146 === "num")) || (data146 === "intj")) || (data146 === "aux")) || (data146 === "prt")) || (data146 === "sym")) || (data146 === "x")) || (data146 === null))){
const err192 = {instancePath:instancePath+"/glossaries/" + i16+"/terms/" + i17+"/partOfSpeech",schemaPath:"records.schema.json#/$defs/glossary-term/properties/partOfSpeech/enum",keyword:"enum",params:{allowedValues: schema50.properties.partOfSpeech.enum},message:"must be equal to one of the allowed values",schema:schema50.properties.partOfSpeech.enum,parentSchema:schema50.properties.partOfSpeech,data:data146};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
if(data140.status !== undefined){
let data147 = data140.status;
if((typeof data147 !== "string") && (data147 !== null)){
const err193 = {instancePath:instancePath+"/glossaries/" + i16+"/terms/" + i17+"/status",schemaPath:"records.schema.json#/$defs/glossary-term/properties/status/type",keyword:"type",params:{type: schema50.properties.status.type},message:"must be string,null",schema:schema50.properties.status.type,parentSchema:schema50.properties.status,data:data147};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
if(!((((((data147 === "preferred") || (data147 === "admitted")) || (data147 === "not_recommended")) || (data147 === "obsolete")) || (data147 === "draft")) || (data147 === null))){
const err194 = {instancePath:instancePath+"/glossaries/" + i16+"/terms/" + i17+"/status",schemaPath:"records.schema.json#/$defs/glossary-term/properties/status/enum",keyword:"enum",params:{allowedValues: schema50.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema50.properties.status.enum,parentSchema:schema50.properties.status,data:data147};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
if(data140.type !== undefined){
let data148 = data140.type;
if((typeof data148 !== "string") && (data148 !== null)){
const err195 = {instancePath:instancePath+"/glossaries/" + i16+"/terms/" + i17+"/type",schemaPath:"records.schema.json#/$defs/glossary-term/properties/type/type",keyword:"type",params:{type: schema50.properties.type.type},message:"must be string,null",schema:schema50.properties.type.type,parentSchema:schema50.properties.type,data:data148};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
if(!(((((((data148 === "full_form") || (data148 === "acronym")) || (data148 === "abbreviation")) || (data148 === "short_form")) || (data148 === "phrase")) || (data148 === "variant")) || (data148 === null))){
const err196 = {instancePath:instancePath+"/glossaries/" + i16+"/terms/" + i17+"/type",schemaPath:"records.schema.json#/$defs/glossary-term/properties/type/enum",keyword:"enum",params:{allowedValues: schema50.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema50.properties.type.enum,parentSchema:schema50.properties.type,data:data148};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
if(data140.gender !== undefined){
let data149 = data140.gender;
if((typeof data149 !== "string") && (data149 !== null)){
const err197 = {instancePath:instancePath+"/glossaries/" + i16+"/terms/" + i17+"/gender",schemaPath:"records.schema.json#/$defs/glossary-term/properties/gender/type",keyword:"type",params:{type: schema50.properties.gender.type},message:"must be string,null",schema:schema50.properties.gender.type,parentSchema:schema50.properties.gender,data:data149};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
if(!((((((data149 === "masculine") || (data149 === "feminine")) || (data149 === "neuter")) || (data149 === "common")) || (data149 === "other")) || (data149 === null))){
const err198 = {instancePath:instancePath+"/glossaries/" + i16+"/terms/" + i17+"/gender",schemaPath:"records.schema.json#/$defs/glossary-term/properties/gender/enum",keyword:"enum",params:{allowedValues: schema50.properties.gender.enum},message:"must be equal to one of the allowed values",schema:schema50.properties.gender.enum,parentSchema:schema50.properties.gender,data:data149};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
if(data140.note !== undefined){
let data150 = data140.note;
if((typeof data150 !== "string") && (data150 !== null)){
const err199 = {instancePath:instancePath+"/glossaries/" + i16+"/terms/" + i17+"/note",schemaPath:"records.schema.json#/$defs/glossary-term/properties/note/type",keyword:"type",params:{type: schema50.properties.note.type},message:"must be string,null",schema:schema50.properties.note.type,parentSchema:schema50.properties.note,data:data150};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
if(data140.lemma !== undefined){
let data151 = data140.lemma;
if((typeof data151 !== "string") && (data151 !== null)){
const err200 = {instancePath:instancePath+"/glossaries/" + i16+"/terms/" + i17+"/lemma",schemaPath:"records.schema.json#/$defs/glossary-term/properties/lemma/type",keyword:"type",params:{type: schema50.properties.lemma.type},message:"must be string,null",schema:schema50.properties.lemma.type,parentSchema:schema50.properties.lemma,data:data151};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
if(data140.url !== undefined){
let data152 = data140.url;
if((typeof data152 !== "string") && (data152 !== null)){
const err201 = {instancePath:instancePath+"/glossaries/" + i16+"/terms/" + i17+"/url",schemaPath:"records.schema.json#/$defs/glossary-term/properties/url/type",keyword:"type",params:{type: schema50.properties.url.type},message:"must be string,null",schema:schema50.properties.url.type,parentSchema:schema50.properties.url,data:data152};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
}
if(data140.concept !== undefined){
let data153 = data140.concept;
if((!(((typeof data153 == "number") && (!(data153 % 1) && !isNaN(data153))) && (isFinite(data153)))) && (data153 !== null)){
const err202 = {instancePath:instancePath+"/glossaries/" + i16+"/terms/" + i17+"/concept",schemaPath:"records.schema.json#/$defs/glossary-term/properties/concept/type",keyword:"type",params:{type: schema50.properties.concept.type},message:"must be integer,null",schema:schema50.properties.concept.type,parentSchema:schema50.properties.concept,data:data153};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
if(data140.createdAt !== undefined){
let data154 = data140.createdAt;
if((typeof data154 !== "string") && (data154 !== null)){
const err203 = {instancePath:instancePath+"/glossaries/" + i16+"/terms/" + i17+"/createdAt",schemaPath:"records.schema.json#/$defs/glossary-term/properties/createdAt/type",keyword:"type",params:{type: schema50.properties.createdAt.type},message:"must be string,null",schema:schema50.properties.createdAt.type,parentSchema:schema50.properties.createdAt,data:data154};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
if(typeof data154 === "string"){
if(!pattern21.test(data154)){
const err204 = {instancePath:instancePath+"/glossaries/" + i16+"/terms/" + i17+"/createdAt",schemaPath:"records.schema.json#/$defs/glossary-term/properties/createdAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$",parentSchema:schema50.properties.createdAt,data:data154};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
}
if(data140.updatedAt !== undefined){
let data155 = data140.updatedAt;
if((typeof data155 !== "string") && (data155 !== null)){
const err205 = {instancePath:instancePath+"/glossaries/" + i16+"/terms/" + i17+"/updatedAt",schemaPath:"records.schema.json#/$defs/glossary-term/properties/updatedAt/type",keyword:"type",params:{type: schema50.properties.updatedAt.type},message:"must be string,null",schema:schema50.properties.updatedAt.type,parentSchema:schema50.properties.updatedAt,data:data155};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
if(typeof data155 === "string"){
if(!pattern21.test(data155)){
const err206 = {instancePath:instancePath+"/glossaries/" + i16+"/terms/" + i17+"/updatedAt",schemaPath:"records.schema.json#/$defs/glossary-term/properties/updatedAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$",parentSchema:schema50.properties.updatedAt,data:data155};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
}
}
else {
const err207 = {instancePath:instancePath+"/glossaries/" + i16+"/terms/" + i17,schemaPath:"records.schema.json#/$defs/glossary-term/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema50.type,parentSchema:schema50,data:data140};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
}
else {
const err208 = {instancePath:instancePath+"/glossaries/" + i16+"/terms",schemaPath:"#/properties/glossaries/items/properties/terms/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema41.properties.glossaries.items.properties.terms.type,parentSchema:schema41.properties.glossaries.items.properties.terms,data:data139};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
if(data137.concepts !== undefined){
let data156 = data137.concepts;
if(Array.isArray(data156)){
const len18 = data156.length;
for(let i18=0; i18<len18; i18++){
let data157 = data156[i18];
if(data157 && typeof data157 == "object" && !Array.isArray(data157)){
if(data157.id === undefined){
const err209 = {instancePath:instancePath+"/glossaries/" + i16+"/concepts/" + i18,schemaPath:"records.schema.json#/$defs/glossary-concept/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema51.required,parentSchema:schema51,data:data157};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
for(const key20 in data157){
if(!(func1.call(schema51.properties, key20))){
const err210 = {instancePath:instancePath+"/glossaries/" + i16+"/concepts/" + i18,schemaPath:"records.schema.json#/$defs/glossary-concept/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20},message:"must NOT have additional properties",schema:false,parentSchema:schema51,data:data157};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
}
if(data157.id !== undefined){
let data158 = data157.id;
if(!(((typeof data158 == "number") && (!(data158 % 1) && !isNaN(data158))) && (isFinite(data158)))){
const err211 = {instancePath:instancePath+"/glossaries/" + i16+"/concepts/" + i18+"/id",schemaPath:"records.schema.json#/$defs/glossary-concept/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema51.properties.id.type,parentSchema:schema51.properties.id,data:data158};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
}
if(data157.user !== undefined){
let data159 = data157.user;
if((!(((typeof data159 == "number") && (!(data159 % 1) && !isNaN(data159))) && (isFinite(data159)))) && (data159 !== null)){
const err212 = {instancePath:instancePath+"/glossaries/" + i16+"/concepts/" + i18+"/user",schemaPath:"records.schema.json#/$defs/glossary-concept/properties/user/type",keyword:"type",params:{type: schema51.properties.user.type},message:"must be integer,null",schema:schema51.properties.user.type,parentSchema:schema51.properties.user,data:data159};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
}
if(data157.subject !== undefined){
let data160 = data157.subject;
if((typeof data160 !== "string") && (data160 !== null)){
const err213 = {instancePath:instancePath+"/glossaries/" + i16+"/concepts/" + i18+"/subject",schemaPath:"records.schema.json#/$defs/glossary-concept/properties/subject/type",keyword:"type",params:{type: schema51.properties.subject.type},message:"must be string,null",schema:schema51.properties.subject.type,parentSchema:schema51.properties.subject,data:data160};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
}
if(data157.definition !== undefined){
let data161 = data157.definition;
if((typeof data161 !== "string") && (data161 !== null)){
const err214 = {instancePath:instancePath+"/glossaries/" + i16+"/concepts/" + i18+"/definition",schemaPath:"records.schema.json#/$defs/glossary-concept/properties/definition/type",keyword:"type",params:{type: schema51.properties.definition.type},message:"must be string,null",schema:schema51.properties.definition.type,parentSchema:schema51.properties.definition,data:data161};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
}
if(data157.url !== undefined){
let data162 = data157.url;
if((typeof data162 !== "string") && (data162 !== null)){
const err215 = {instancePath:instancePath+"/glossaries/" + i16+"/concepts/" + i18+"/url",schemaPath:"records.schema.json#/$defs/glossary-concept/properties/url/type",keyword:"type",params:{type: schema51.properties.url.type},message:"must be string,null",schema:schema51.properties.url.type,parentSchema:schema51.properties.url,data:data162};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
if(data157.note !== undefined){
let data163 = data157.note;
if((typeof data163 !== "string") && (data163 !== null)){
const err216 = {instancePath:instancePath+"/glossaries/" + i16+"/concepts/" + i18+"/note",schemaPath:"records.schema.json#/$defs/glossary-concept/properties/note/type",keyword:"type",params:{type: schema51.properties.note.type},message:"must be string,null",schema:schema51.properties.note.type,parentSchema:schema51.properties.note,data:data163};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
if(data157.translatable !== undefined){
let data164 = data157.translatable;
if(typeof data164 !== "boolean"){
const err217 = {instancePath:instancePath+"/glossaries/" + i16+"/concepts/" + i18+"/translatable",schemaPath:"records.schema.json#/$defs/glossary-concept/properties/translatable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema51.properties.translatable.type,parentSchema:schema51.properties.translatable,data:data164};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
}
if(data157.createdAt !== undefined){
let data165 = data157.createdAt;
if((typeof data165 !== "string") && (data165 !== null)){
const err218 = {instancePath:instancePath+"/glossaries/" + i16+"/concepts/" + i18+"/createdAt",schemaPath:"records.schema.json#/$defs/glossary-concept/properties/createdAt/type",keyword:"type",params:{type: schema51.properties.createdAt.type},message:"must be string,null",schema:schema51.properties.createdAt.type,parentSchema:schema51.properties.createdAt,data:data165};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
if(typeof data165 === "string"){
if(!pattern21.test(data165)){
const err219 = {instancePath:instancePath+"/glossaries/" + i16+"/concepts/" + i18+"/createdAt",schemaPath:"records.schema.json#/$defs/glossary-concept/properties/createdAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$",parentSchema:schema51.properties.createdAt,data:data165};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
}
}
if(data157.updatedAt !== undefined){
let data166 = data157.updatedAt;
if((typeof data166 !== "string") && (data166 !== null)){
const err220 = {instancePath:instancePath+"/glossaries/" + i16+"/concepts/" + i18+"/updatedAt",schemaPath:"records.schema.json#/$defs/glossary-concept/properties/updatedAt/type",keyword:"type",params:{type: schema51.properties.updatedAt.type},message:"must be string,null",schema:schema51.properties.updatedAt.type,parentSchema:schema51.properties.updatedAt,data:data166};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
if(typeof data166 === "string"){
if(!pattern21.test(data166)){
const err221 = {instancePath:instancePath+"/glossaries/" + i16+"/concepts/" + i18+"/updatedAt",schemaPath:"records.schema.json#/$defs/glossary-concept/properties/updatedAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$",parentSchema:schema51.properties.updatedAt,data:data166};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
}
}
}
else {
const err222 = {instancePath:instancePath+"/glossaries/" + i16+"/concepts/" + i18,schemaPath:"records.schema.json#/$defs/glossary-concept/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema51.type,parentSchema:schema51,data:data157};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
}
}
else {
const err223 = {instancePath:instancePath+"/glossaries/" + i16+"/concepts",schemaPath:"#/properties/glossaries/items/properties/concepts/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema41.properties.glossaries.items.properties.concepts.type,parentSchema:schema41.properties.glossaries.items.properties.concepts,data:data156};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
}
}
else {
const err224 = {instancePath:instancePath+"/glossaries/" + i16,schemaPath:"#/properties/glossaries/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.properties.glossaries.items.type,parentSchema:schema41.properties.glossaries.items,data:data137};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
}
}
else {
const err225 = {instancePath:instancePath+"/glossaries",schemaPath:"#/properties/glossaries/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema41.properties.glossaries.type,parentSchema:schema41.properties.glossaries,data:data136};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
}
}
else {
const err226 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkJobRequest = validate27;
const schema52 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://locspec.dev/schemas/job-request.schema.json","title":"File-processing job request","description":"What the service sends to the module of an app after a file is parsed. The whole body has at most 5 MB.","x-locspec-source":"File-processing job request","type":"object","required":["jobType","organization","project","file","sourceLanguage","targetLanguages"],"properties":{"jobType":{"description":"What the module is to do.","type":"string","const":"file-post-import","x-locspec-gap":"module.job-type"},"organization":{"type":"object","required":["id","domain","baseUrl","apiBaseUrl"],"properties":{"id":{"type":"integer"},"domain":{"type":"string"},"baseUrl":{"description":"The web address, made from the domain.","$ref":"#/$defs/address"},"apiBaseUrl":{"description":"The API address of the organization.","$ref":"#/$defs/address"}}},"project":{"type":"object","required":["id","identifier","name"],"properties":{"id":{"type":"integer"},"identifier":{"type":"string"},"name":{"type":"string"}}},"file":{"description":"The source file, with its content inline or by address. What counts when both are there is open.","x-locspec-gap":"module.inline-and-address","type":"object","required":["id","name"],"properties":{"id":{"type":"integer"},"name":{"description":"The file name.","type":"string"},"content":{"description":"The content of the source file.","$ref":"#/$defs/base64"},"contentUrl":{"description":"Where anybody can read the source file.","$ref":"#/$defs/address"}},"anyOf":[{"required":["content"]},{"required":["contentUrl"]}]},"sourceLanguage":{"$ref":"language.schema.json"},"targetLanguages":{"description":"None when a new source file is uploaded, one when translations are imported, several for multilingual files.","type":"array","items":{"$ref":"language.schema.json"}},"strings":{"description":"The parsed strings.","type":"array","items":{"$ref":"string-record.schema.json"}},"stringsUrl":{"description":"Where the parsed strings are, as new-line delimited JSON of one string record a line.","$ref":"#/$defs/address"}},"anyOf":[{"required":["strings"]},{"required":["stringsUrl"]}],"$defs":{"address":{"type":"string","format":"uri","pattern":"^https?://[^\\s/?#]+\\S*$"},"base64":{"type":"string","contentEncoding":"base64","pattern":"^[A-Za-z0-9+/]*={0,2}$"}},"examples":[{"jobType":"file-post-import","organization":{"id":1,"domain":"acme.example","baseUrl":"https://acme.example","apiBaseUrl":"https://api.acme.example"},"project":{"id":1,"identifier":"demo","name":"Demo"},"file":{"id":7,"name":"menu.json","content":"eyJtZW51Lm9wZW4iOiJPcGVuIGEgZmlsZSJ9"},"sourceLanguage":{"id":"en","name":"English","editorCode":"en","twoLettersCode":"en","threeLettersCode":"eng","locale":"en-US","androidCode":"en-rUS","osxCode":"en.lproj","osxLocale":"en","pluralCategoryNames":["one","other"],"pluralRules":"(n != 1)"},"targetLanguages":[],"strings":[{"uniqId":"f0e1","identifier":"menu.open","text":"Open a file"}]}]};
const schema53 = {"type":"string","format":"uri","pattern":"^https?://[^\\s/?#]+\\S*$"};
const schema55 = {"type":"string","contentEncoding":"base64","pattern":"^[A-Za-z0-9+/]*={0,2}$"};
const schema43 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://locspec.dev/schemas/language.schema.json","title":"Language","description":"A language as a job names it.","x-locspec-source":"File-processing job request, language object","type":"object","required":["id","name","editorCode","twoLettersCode","threeLettersCode","locale","androidCode","osxCode","osxLocale","pluralCategoryNames","pluralRules"],"properties":{"id":{"description":"The language code, which is also the key in `translations` of a string record.","type":"string","minLength":1},"name":{"type":"string"},"editorCode":{"type":"string"},"twoLettersCode":{"type":"string"},"threeLettersCode":{"type":"string"},"locale":{"type":"string"},"androidCode":{"type":"string"},"osxCode":{"type":"string"},"osxLocale":{"type":"string"},"pluralCategoryNames":{"description":"The names of the language's plural categories; they are the keys of plural texts.","type":"array","items":{"type":"string"}},"pluralRules":{"description":"The rule that picks a plural category for a number.","type":"string"}},"examples":[{"id":"uk","name":"Ukrainian","editorCode":"uk","twoLettersCode":"uk","threeLettersCode":"ukr","locale":"uk-UA","androidCode":"uk-rUA","osxCode":"uk.lproj","osxLocale":"uk","pluralCategoryNames":["one","few","many","other"],"pluralRules":"((n%10==1 && n%100!=11) ? 0 : ((n%10>=2 && n%10<=4 && (n%100<12 || n%100>14)) ? 1 : 2))"}]};
const pattern27 = new RegExp("^https?://[^\\s/?#]+\\S*$", "u");
const pattern29 = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");
const schema59 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://locspec.dev/schemas/string-record.schema.json","title":"String record","description":"One string of a file, the same in a job request and in a job response. That `uniqId` is unique within the file, and that plural texts have the categories of their language, is beyond a schema.","x-locspec-source":"String record","type":"object","required":["uniqId","identifier","text"],"properties":{"uniqId":{"description":"Unique within the file.","type":"string"},"identifier":{"description":"The key of the string, which people see.","type":"string"},"context":{"type":"string"},"maxLength":{"type":["integer","null"],"default":null},"isHidden":{"type":["boolean","null"],"default":null},"hasPlurals":{"description":"True for a plural string: its texts and statuses are then objects, otherwise never.","type":"boolean","default":false},"labels":{"type":"array","items":{"type":"string"},"default":[]},"attributes":{"type":"object","properties":{"serviceType":{"description":"The file format type of the string, for strings that need processing after, as HTML within JSON. Its values are open.","type":"string","x-locspec-gap":"module.service-type-values"}}},"text":{"description":"The source text. For a plural string it holds one text for each plural category of the source language.","type":["string","object"],"minProperties":1,"additionalProperties":{"type":"string"}},"translations":{"description":"Translations under the `id` of their target language.","type":"object","additionalProperties":{"$ref":"translation-entry.schema.json"}}},"if":{"required":["hasPlurals"],"properties":{"hasPlurals":{"const":true}}},"then":{"properties":{"text":{"type":"object"},"translations":{"additionalProperties":{"properties":{"text":{"type":"object"}}}}}},"else":{"properties":{"text":{"type":"string"},"translations":{"additionalProperties":{"properties":{"text":{"type":"string"}}}}}},"examples":[{"uniqId":"f0e1","identifier":"menu.open","context":"The file menu","maxLength":20,"isHidden":false,"hasPlurals":false,"labels":["menu"],"attributes":{"serviceType":"html"},"text":"Open a file","translations":{"uk":{"text":"Відкрити файл","status":"approved"}}},{"uniqId":"f0e2","identifier":"files.count","hasPlurals":true,"text":{"one":"%d file","other":"%d files"},"translations":{"uk":{"text":{"one":"%d файл","few":"%d файли","many":"%d файлів","other":"%d файлу"},"status":{"one":"translated","few":"translated","many":"translated","other":"translated"}}}}]};
const schema60 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://locspec.dev/schemas/translation-entry.schema.json","title":"Translation entry","description":"The translation of a string record into one language. Its text and its status are objects for a plural string, and single values for any other.","x-locspec-source":"Translation entry","type":"object","required":["text"],"properties":{"text":{"description":"The translation. For a plural string it holds one text for each plural category of the target language.","type":["string","object"],"minProperties":1,"additionalProperties":{"type":"string"}},"status":{"description":"The state of the translation, `translated` where none is given. For a plural string it holds one for each plural category.","default":"translated","anyOf":[{"type":"string","enum":["untranslated","translated","approved"]},{"type":"object","additionalProperties":{"type":"string","enum":["untranslated","translated","approved"]}}]}},"allOf":[{"if":{"required":["text"],"properties":{"text":{"type":"string"}}},"then":{"properties":{"status":{"type":"string"}}}},{"if":{"required":["text"],"properties":{"text":{"type":"object"}}},"then":{"properties":{"status":{"type":"object"}}}}],"examples":[{"text":"Відкрити файл","status":"approved"},{"text":{"one":"%d файл","few":"%d файли","many":"%d файлів","other":"%d файлу"},"status":{"one":"translated","few":"translated","many":"approved","other":"untranslated"}}]};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://locspec.dev/schemas/string-record.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.hasPlurals === undefined) && (missing0 = "hasPlurals")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.hasPlurals !== undefined){
if(true !== data.hasPlurals){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
let data1 = data.text;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err2 = {instancePath:instancePath+"/text",schemaPath:"#/then/properties/text/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema59.then.properties.text.type,parentSchema:schema59.then.properties.text,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.translations !== undefined){
let data2 = data.translations;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
let data3 = data2[key0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.text !== undefined){
let data4 = data3.text;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err3 = {instancePath:instancePath+"/translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/text",schemaPath:"#/then/properties/translations/additionalProperties/properties/text/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema59.then.properties.translations.additionalProperties.properties.text.type,parentSchema:schema59.then.properties.translations.additionalProperties.properties.text,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
}
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.text = true;
props0.translations = true;
props0.hasPlurals = true;
}
ifClause0 = "then";
}
else {
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
let data5 = data.text;
if(typeof data5 !== "string"){
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/else/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema59.else.properties.text.type,parentSchema:schema59.else.properties.text,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.translations !== undefined){
let data6 = data.translations;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
let data7 = data6[key1];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.text !== undefined){
let data8 = data7.text;
if(typeof data8 !== "string"){
const err5 = {instancePath:instancePath+"/translations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/text",schemaPath:"#/else/properties/translations/additionalProperties/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema59.else.properties.translations.additionalProperties.properties.text.type,parentSchema:schema59.else.properties.translations.additionalProperties.properties.text,data:data8};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
}
}
}
var _valid0 = _errs12 === errors;
valid0 = _valid0;
if(valid0){
if(props0 !== true){
props0 = props0 || {};
props0.text = true;
props0.translations = true;
}
}
ifClause0 = "else";
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema59.if,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.uniqId === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uniqId"},message:"must have required property '"+"uniqId"+"'",schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.identifier === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'",schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.text === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.uniqId = true;
props0.identifier = true;
props0.context = true;
props0.maxLength = true;
props0.isHidden = true;
props0.hasPlurals = true;
props0.labels = true;
props0.attributes = true;
props0.text = true;
props0.translations = true;
}
if(data.uniqId !== undefined){
let data9 = data.uniqId;
if(typeof data9 !== "string"){
const err10 = {instancePath:instancePath+"/uniqId",schemaPath:"#/properties/uniqId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema59.properties.uniqId.type,parentSchema:schema59.properties.uniqId,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.identifier !== undefined){
let data10 = data.identifier;
if(typeof data10 !== "string"){
const err11 = {instancePath:instancePath+"/identifier",schemaPath:"#/properties/identifier/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema59.properties.identifier.type,parentSchema:schema59.properties.identifier,data:data10};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.context !== undefined){
let data11 = data.context;
if(typeof data11 !== "string"){
const err12 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema59.properties.context.type,parentSchema:schema59.properties.context,data:data11};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.maxLength !== undefined){
let data12 = data.maxLength;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err13 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type: schema59.properties.maxLength.type},message:"must be integer,null",schema:schema59.properties.maxLength.type,parentSchema:schema59.properties.maxLength,data:data12};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.isHidden !== undefined){
let data13 = data.isHidden;
if((typeof data13 !== "boolean") && (data13 !== null)){
const err14 = {instancePath:instancePath+"/isHidden",schemaPath:"#/properties/isHidden/type",keyword:"type",params:{type: schema59.properties.isHidden.type},message:"must be boolean,null",schema:schema59.properties.isHidden.type,parentSchema:schema59.properties.isHidden,data:data13};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.hasPlurals !== undefined){
let data14 = data.hasPlurals;
if(typeof data14 !== "boolean"){
const err15 = {instancePath:instancePath+"/hasPlurals",schemaPath:"#/properties/hasPlurals/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema59.properties.hasPlurals.type,parentSchema:schema59.properties.hasPlurals,data:data14};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.labels !== undefined){
let data15 = data.labels;
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
if(typeof data16 !== "string"){
const err16 = {instancePath:instancePath+"/labels/" + i0,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema59.properties.labels.items.type,parentSchema:schema59.properties.labels.items,data:data16};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema59.properties.labels.type,parentSchema:schema59.properties.labels,data:data15};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.attributes !== undefined){
let data17 = data.attributes;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.serviceType !== undefined){
let data18 = data17.serviceType;
if(typeof data18 !== "string"){
const err18 = {instancePath:instancePath+"/attributes/serviceType",schemaPath:"#/properties/attributes/properties/serviceType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema59.properties.attributes.properties.serviceType.type,parentSchema:schema59.properties.attributes.properties.serviceType,data:data18};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema59.properties.attributes.type,parentSchema:schema59.properties.attributes,data:data17};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.text !== undefined){
let data19 = data.text;
if((typeof data19 !== "string") && (!(data19 && typeof data19 == "object" && !Array.isArray(data19)))){
const err20 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema59.properties.text.type},message:"must be string,object",schema:schema59.properties.text.type,parentSchema:schema59.properties.text,data:data19};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(Object.keys(data19).length < 1){
const err21 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema59.properties.text,data:data19};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key2 in data19){
let data20 = data19[key2];
if(typeof data20 !== "string"){
const err22 = {instancePath:instancePath+"/text/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema59.properties.text.additionalProperties.type,parentSchema:schema59.properties.text.additionalProperties,data:data20};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
if(data.translations !== undefined){
let data21 = data.translations;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key3 in data21){
let data22 = data21[key3];
const _errs52 = errors;
let valid16 = true;
const _errs53 = errors;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
let missing1;
if((data22.text === undefined) && (missing1 = "text")){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
if(data22.text !== undefined){
if(typeof data22.text !== "string"){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
var _valid1 = _errs53 === errors;
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs56 = errors;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.status !== undefined){
let data24 = data22.status;
if(typeof data24 !== "string"){
const err25 = {instancePath:instancePath+"/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/status",schemaPath:"translation-entry.schema.json/allOf/0/then/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema60.allOf[0].then.properties.status.type,parentSchema:schema60.allOf[0].then.properties.status,data:data24};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
var _valid1 = _errs56 === errors;
valid16 = _valid1;
if(valid16){
var props1 = {};
props1.status = true;
props1.text = true;
}
}
if(!valid16){
const err26 = {instancePath:instancePath+"/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"translation-entry.schema.json/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema60.allOf[0].if,parentSchema:schema60.allOf[0],data:data22};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs60 = errors;
let valid19 = true;
const _errs61 = errors;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
let missing2;
if((data22.text === undefined) && (missing2 = "text")){
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
if(data22.text !== undefined){
let data25 = data22.text;
if(!(data25 && typeof data25 == "object" && !Array.isArray(data25))){
const err28 = {};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
var _valid2 = _errs61 === errors;
errors = _errs60;
if(vErrors !== null){
if(_errs60){
vErrors.length = _errs60;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs64 = errors;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.status !== undefined){
let data26 = data22.status;
if(!(data26 && typeof data26 == "object" && !Array.isArray(data26))){
const err29 = {instancePath:instancePath+"/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/status",schemaPath:"translation-entry.schema.json/allOf/1/then/properties/status/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema60.allOf[1].then.properties.status.type,parentSchema:schema60.allOf[1].then.properties.status,data:data26};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
var _valid2 = _errs64 === errors;
valid19 = _valid2;
if(valid19){
var props2 = {};
props2.status = true;
props2.text = true;
}
}
if(!valid19){
const err30 = {instancePath:instancePath+"/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"translation-entry.schema.json/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema60.allOf[1].if,parentSchema:schema60.allOf[1],data:data22};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(props1 !== true && props2 !== undefined){
if(props2 === true){
props1 = true;
}
else {
props1 = props1 || {};
Object.assign(props1, props2);
}
}
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.text === undefined){
const err31 = {instancePath:instancePath+"/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"translation-entry.schema.json/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema60.required,parentSchema:schema60,data:data22};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(props1 !== true){
props1 = props1 || {};
props1.text = true;
props1.status = true;
}
if(data22.text !== undefined){
let data27 = data22.text;
if((typeof data27 !== "string") && (!(data27 && typeof data27 == "object" && !Array.isArray(data27)))){
const err32 = {instancePath:instancePath+"/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/text",schemaPath:"translation-entry.schema.json/properties/text/type",keyword:"type",params:{type: schema60.properties.text.type},message:"must be string,object",schema:schema60.properties.text.type,parentSchema:schema60.properties.text,data:data27};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(Object.keys(data27).length < 1){
const err33 = {instancePath:instancePath+"/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/text",schemaPath:"translation-entry.schema.json/properties/text/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema60.properties.text,data:data27};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key4 in data27){
let data28 = data27[key4];
if(typeof data28 !== "string"){
const err34 = {instancePath:instancePath+"/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/text/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"translation-entry.schema.json/properties/text/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema60.properties.text.additionalProperties.type,parentSchema:schema60.properties.text.additionalProperties,data:data28};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
}
if(data22.status !== undefined){
let data29 = data22.status;
const _errs73 = errors;
let valid24 = false;
const _errs74 = errors;
if(typeof data29 !== "string"){
const err35 = {instancePath:instancePath+"/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/status",schemaPath:"translation-entry.schema.json/properties/status/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema60.properties.status.anyOf[0].type,parentSchema:schema60.properties.status.anyOf[0],data:data29};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(((data29 === "untranslated") || (data29 === "translated")) || (data29 === "approved"))){
const err36 = {instancePath:instancePath+"/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/status",schemaPath:"translation-entry.schema.json/properties/status/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema60.properties.status.anyOf[0].enum},message:"must be equal to one of the allowed values",schema:schema60.properties.status.anyOf[0].enum,parentSchema:schema60.properties.status.anyOf[0],data:data29};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var _valid3 = _errs74 === errors;
valid24 = valid24 || _valid3;
const _errs76 = errors;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key5 in data29){
let data30 = data29[key5];
if(typeof data30 !== "string"){
const err37 = {instancePath:instancePath+"/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/status/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"translation-entry.schema.json/properties/status/anyOf/1/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema60.properties.status.anyOf[1].additionalProperties.type,parentSchema:schema60.properties.status.anyOf[1].additionalProperties,data:data30};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!(((data30 === "untranslated") || (data30 === "translated")) || (data30 === "approved"))){
const err38 = {instancePath:instancePath+"/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/status/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"translation-entry.schema.json/properties/status/anyOf/1/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema60.properties.status.anyOf[1].additionalProperties.enum},message:"must be equal to one of the allowed values",schema:schema60.properties.status.anyOf[1].additionalProperties.enum,parentSchema:schema60.properties.status.anyOf[1].additionalProperties,data:data30};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/status",schemaPath:"translation-entry.schema.json/properties/status/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema60.properties.status.anyOf[1].type,parentSchema:schema60.properties.status.anyOf[1],data:data29};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var _valid3 = _errs76 === errors;
valid24 = valid24 || _valid3;
if(!valid24){
const err40 = {instancePath:instancePath+"/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/status",schemaPath:"translation-entry.schema.json/properties/status/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema60.properties.status.anyOf,parentSchema:schema60.properties.status,data:data29};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
else {
errors = _errs73;
if(vErrors !== null){
if(_errs73){
vErrors.length = _errs73;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err41 = {instancePath:instancePath+"/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"translation-entry.schema.json/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema60.type,parentSchema:schema60,data:data22};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/translations",schemaPath:"#/properties/translations/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema59.properties.translations.type,parentSchema:schema59.properties.translations,data:data21};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema59.type,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate28.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate28.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://locspec.dev/schemas/job-request.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.strings === undefined){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "strings"},message:"must have required property '"+"strings"+"'",schema:schema52.anyOf[0].required,parentSchema:schema52.anyOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stringsUrl === undefined){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "stringsUrl"},message:"must have required property '"+"stringsUrl"+"'",schema:schema52.anyOf[1].required,parentSchema:schema52.anyOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema52.anyOf,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jobType === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobType"},message:"must have required property '"+"jobType"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.organization === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "organization"},message:"must have required property '"+"organization"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.project === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project"},message:"must have required property '"+"project"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.file === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.sourceLanguage === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceLanguage"},message:"must have required property '"+"sourceLanguage"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.targetLanguages === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targetLanguages"},message:"must have required property '"+"targetLanguages"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.jobType !== undefined){
let data0 = data.jobType;
if(typeof data0 !== "string"){
const err9 = {instancePath:instancePath+"/jobType",schemaPath:"#/properties/jobType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.jobType.type,parentSchema:schema52.properties.jobType,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if("file-post-import" !== data0){
const err10 = {instancePath:instancePath+"/jobType",schemaPath:"#/properties/jobType/const",keyword:"const",params:{allowedValue: "file-post-import"},message:"must be equal to constant",schema:"file-post-import",parentSchema:schema52.properties.jobType,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.organization !== undefined){
let data1 = data.organization;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err11 = {instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema52.properties.organization.required,parentSchema:schema52.properties.organization,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.domain === undefined){
const err12 = {instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/required",keyword:"required",params:{missingProperty: "domain"},message:"must have required property '"+"domain"+"'",schema:schema52.properties.organization.required,parentSchema:schema52.properties.organization,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.baseUrl === undefined){
const err13 = {instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/required",keyword:"required",params:{missingProperty: "baseUrl"},message:"must have required property '"+"baseUrl"+"'",schema:schema52.properties.organization.required,parentSchema:schema52.properties.organization,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.apiBaseUrl === undefined){
const err14 = {instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/required",keyword:"required",params:{missingProperty: "apiBaseUrl"},message:"must have required property '"+"apiBaseUrl"+"'",schema:schema52.properties.organization.required,parentSchema:schema52.properties.organization,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data1.id !== undefined){
let data2 = data1.id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err15 = {instancePath:instancePath+"/organization/id",schemaPath:"#/properties/organization/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema52.properties.organization.properties.id.type,parentSchema:schema52.properties.organization.properties.id,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.domain !== undefined){
let data3 = data1.domain;
if(typeof data3 !== "string"){
const err16 = {instancePath:instancePath+"/organization/domain",schemaPath:"#/properties/organization/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.organization.properties.domain.type,parentSchema:schema52.properties.organization.properties.domain,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.baseUrl !== undefined){
let data4 = data1.baseUrl;
if(typeof data4 === "string"){
if(!pattern27.test(data4)){
const err17 = {instancePath:instancePath+"/organization/baseUrl",schemaPath:"#/$defs/address/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#]+\\S*$"},message:"must match pattern \""+"^https?://[^\\s/?#]+\\S*$"+"\"",schema:"^https?://[^\\s/?#]+\\S*$",parentSchema:schema53,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/organization/baseUrl",schemaPath:"#/$defs/address/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.type,parentSchema:schema53,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.apiBaseUrl !== undefined){
let data5 = data1.apiBaseUrl;
if(typeof data5 === "string"){
if(!pattern27.test(data5)){
const err19 = {instancePath:instancePath+"/organization/apiBaseUrl",schemaPath:"#/$defs/address/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#]+\\S*$"},message:"must match pattern \""+"^https?://[^\\s/?#]+\\S*$"+"\"",schema:"^https?://[^\\s/?#]+\\S*$",parentSchema:schema53,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/organization/apiBaseUrl",schemaPath:"#/$defs/address/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.type,parentSchema:schema53,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema52.properties.organization.type,parentSchema:schema52.properties.organization,data:data1};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.project !== undefined){
let data6 = data.project;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.id === undefined){
const err22 = {instancePath:instancePath+"/project",schemaPath:"#/properties/project/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema52.properties.project.required,parentSchema:schema52.properties.project,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data6.identifier === undefined){
const err23 = {instancePath:instancePath+"/project",schemaPath:"#/properties/project/required",keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'",schema:schema52.properties.project.required,parentSchema:schema52.properties.project,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data6.name === undefined){
const err24 = {instancePath:instancePath+"/project",schemaPath:"#/properties/project/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema52.properties.project.required,parentSchema:schema52.properties.project,data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.id !== undefined){
let data7 = data6.id;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err25 = {instancePath:instancePath+"/project/id",schemaPath:"#/properties/project/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema52.properties.project.properties.id.type,parentSchema:schema52.properties.project.properties.id,data:data7};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data6.identifier !== undefined){
let data8 = data6.identifier;
if(typeof data8 !== "string"){
const err26 = {instancePath:instancePath+"/project/identifier",schemaPath:"#/properties/project/properties/identifier/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.project.properties.identifier.type,parentSchema:schema52.properties.project.properties.identifier,data:data8};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data6.name !== undefined){
let data9 = data6.name;
if(typeof data9 !== "string"){
const err27 = {instancePath:instancePath+"/project/name",schemaPath:"#/properties/project/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.project.properties.name.type,parentSchema:schema52.properties.project.properties.name,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema52.properties.project.type,parentSchema:schema52.properties.project,data:data6};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.file !== undefined){
let data10 = data.file;
const _errs28 = errors;
let valid6 = false;
const _errs29 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.content === undefined){
const err29 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/anyOf/0/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'",schema:schema52.properties.file.anyOf[0].required,parentSchema:schema52.properties.file.anyOf[0],data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var _valid1 = _errs29 === errors;
valid6 = valid6 || _valid1;
const _errs30 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.contentUrl === undefined){
const err30 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/anyOf/1/required",keyword:"required",params:{missingProperty: "contentUrl"},message:"must have required property '"+"contentUrl"+"'",schema:schema52.properties.file.anyOf[1].required,parentSchema:schema52.properties.file.anyOf[1],data:data10};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
var _valid1 = _errs30 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const err31 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema52.properties.file.anyOf,parentSchema:schema52.properties.file,data:data10};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.id === undefined){
const err32 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema52.properties.file.required,parentSchema:schema52.properties.file,data:data10};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data10.name === undefined){
const err33 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema52.properties.file.required,parentSchema:schema52.properties.file,data:data10};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data10.id !== undefined){
let data11 = data10.id;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err34 = {instancePath:instancePath+"/file/id",schemaPath:"#/properties/file/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema52.properties.file.properties.id.type,parentSchema:schema52.properties.file.properties.id,data:data11};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data10.name !== undefined){
let data12 = data10.name;
if(typeof data12 !== "string"){
const err35 = {instancePath:instancePath+"/file/name",schemaPath:"#/properties/file/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.file.properties.name.type,parentSchema:schema52.properties.file.properties.name,data:data12};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data10.content !== undefined){
let data13 = data10.content;
if(typeof data13 === "string"){
if(!pattern29.test(data13)){
const err36 = {instancePath:instancePath+"/file/content",schemaPath:"#/$defs/base64/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]*={0,2}$"},message:"must match pattern \""+"^[A-Za-z0-9+/]*={0,2}$"+"\"",schema:"^[A-Za-z0-9+/]*={0,2}$",parentSchema:schema55,data:data13};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/file/content",schemaPath:"#/$defs/base64/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema55.type,parentSchema:schema55,data:data13};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data10.contentUrl !== undefined){
let data14 = data10.contentUrl;
if(typeof data14 === "string"){
if(!pattern27.test(data14)){
const err38 = {instancePath:instancePath+"/file/contentUrl",schemaPath:"#/$defs/address/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#]+\\S*$"},message:"must match pattern \""+"^https?://[^\\s/?#]+\\S*$"+"\"",schema:"^https?://[^\\s/?#]+\\S*$",parentSchema:schema53,data:data14};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/file/contentUrl",schemaPath:"#/$defs/address/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.type,parentSchema:schema53,data:data14};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema52.properties.file.type,parentSchema:schema52.properties.file,data:data10};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.sourceLanguage !== undefined){
let data15 = data.sourceLanguage;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.id === undefined){
const err41 = {instancePath:instancePath+"/sourceLanguage",schemaPath:"language.schema.json/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema43.required,parentSchema:schema43,data:data15};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data15.name === undefined){
const err42 = {instancePath:instancePath+"/sourceLanguage",schemaPath:"language.schema.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema43.required,parentSchema:schema43,data:data15};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data15.editorCode === undefined){
const err43 = {instancePath:instancePath+"/sourceLanguage",schemaPath:"language.schema.json/required",keyword:"required",params:{missingProperty: "editorCode"},message:"must have required property '"+"editorCode"+"'",schema:schema43.required,parentSchema:schema43,data:data15};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data15.twoLettersCode === undefined){
const err44 = {instancePath:instancePath+"/sourceLanguage",schemaPath:"language.schema.json/required",keyword:"required",params:{missingProperty: "twoLettersCode"},message:"must have required property '"+"twoLettersCode"+"'",schema:schema43.required,parentSchema:schema43,data:data15};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data15.threeLettersCode === undefined){
const err45 = {instancePath:instancePath+"/sourceLanguage",schemaPath:"language.schema.json/required",keyword:"required",params:{missingProperty: "threeLettersCode"},message:"must have required property '"+"threeLettersCode"+"'",schema:schema43.required,parentSchema:schema43,data:data15};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data15.locale === undefined){
const err46 = {instancePath:instancePath+"/sourceLanguage",schemaPath:"language.schema.json/required",keyword:"required",params:{missingProperty: "locale"},message:"must have required property '"+"locale"+"'",schema:schema43.required,parentSchema:schema43,data:data15};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data15.androidCode === undefined){
const err47 = {instancePath:instancePath+"/sourceLanguage",schemaPath:"language.schema.json/required",keyword:"required",params:{missingProperty: "androidCode"},message:"must have required property '"+"androidCode"+"'",schema:schema43.required,parentSchema:schema43,data:data15};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data15.osxCode === undefined){
const err48 = {instancePath:instancePath+"/sourceLanguage",schemaPath:"language.schema.json/required",keyword:"required",params:{missingProperty: "osxCode"},message:"must have required property '"+"osxCode"+"'",schema:schema43.required,parentSchema:schema43,data:data15};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data15.osxLocale === undefined){
const err49 = {instancePath:instancePath+"/sourceLanguage",schemaPath:"language.schema.json/required",keyword:"required",params:{missingProperty: "osxLocale"},message:"must have required property '"+"osxLocale"+"'",schema:schema43.required,parentSchema:schema43,data:data15};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data15.pluralCategoryNames === undefined){
const err50 = {instancePath:instancePath+"/sourceLanguage",schemaPath:"language.schema.json/required",keyword:"required",params:{missingProperty: "pluralCategoryNames"},message:"must have required property '"+"pluralCategoryNames"+"'",schema:schema43.required,parentSchema:schema43,data:data15};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data15.pluralRules === undefined){
const err51 = {instancePath:instancePath+"/sourceLanguage",schemaPath:"language.schema.json/required",keyword:"required",params:{missingProperty: "pluralRules"},message:"must have required property '"+"pluralRules"+"'",schema:schema43.required,parentSchema:schema43,data:data15};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data15.id !== undefined){
let data16 = data15.id;
if(typeof data16 === "string"){
if(func2(data16) < 1){
const err52 = {instancePath:instancePath+"/sourceLanguage/id",schemaPath:"language.schema.json/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema43.properties.id,data:data16};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/sourceLanguage/id",schemaPath:"language.schema.json/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.id.type,parentSchema:schema43.properties.id,data:data16};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data15.name !== undefined){
let data17 = data15.name;
if(typeof data17 !== "string"){
const err54 = {instancePath:instancePath+"/sourceLanguage/name",schemaPath:"language.schema.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.name.type,parentSchema:schema43.properties.name,data:data17};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data15.editorCode !== undefined){
let data18 = data15.editorCode;
if(typeof data18 !== "string"){
const err55 = {instancePath:instancePath+"/sourceLanguage/editorCode",schemaPath:"language.schema.json/properties/editorCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.editorCode.type,parentSchema:schema43.properties.editorCode,data:data18};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data15.twoLettersCode !== undefined){
let data19 = data15.twoLettersCode;
if(typeof data19 !== "string"){
const err56 = {instancePath:instancePath+"/sourceLanguage/twoLettersCode",schemaPath:"language.schema.json/properties/twoLettersCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.twoLettersCode.type,parentSchema:schema43.properties.twoLettersCode,data:data19};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data15.threeLettersCode !== undefined){
let data20 = data15.threeLettersCode;
if(typeof data20 !== "string"){
const err57 = {instancePath:instancePath+"/sourceLanguage/threeLettersCode",schemaPath:"language.schema.json/properties/threeLettersCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.threeLettersCode.type,parentSchema:schema43.properties.threeLettersCode,data:data20};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data15.locale !== undefined){
let data21 = data15.locale;
if(typeof data21 !== "string"){
const err58 = {instancePath:instancePath+"/sourceLanguage/locale",schemaPath:"language.schema.json/properties/locale/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.locale.type,parentSchema:schema43.properties.locale,data:data21};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data15.androidCode !== undefined){
let data22 = data15.androidCode;
if(typeof data22 !== "string"){
const err59 = {instancePath:instancePath+"/sourceLanguage/androidCode",schemaPath:"language.schema.json/properties/androidCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.androidCode.type,parentSchema:schema43.properties.androidCode,data:data22};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data15.osxCode !== undefined){
let data23 = data15.osxCode;
if(typeof data23 !== "string"){
const err60 = {instancePath:instancePath+"/sourceLanguage/osxCode",schemaPath:"language.schema.json/properties/osxCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.osxCode.type,parentSchema:schema43.properties.osxCode,data:data23};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data15.osxLocale !== undefined){
let data24 = data15.osxLocale;
if(typeof data24 !== "string"){
const err61 = {instancePath:instancePath+"/sourceLanguage/osxLocale",schemaPath:"language.schema.json/properties/osxLocale/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.osxLocale.type,parentSchema:schema43.properties.osxLocale,data:data24};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data15.pluralCategoryNames !== undefined){
let data25 = data15.pluralCategoryNames;
if(Array.isArray(data25)){
const len0 = data25.length;
for(let i0=0; i0<len0; i0++){
let data26 = data25[i0];
if(typeof data26 !== "string"){
const err62 = {instancePath:instancePath+"/sourceLanguage/pluralCategoryNames/" + i0,schemaPath:"language.schema.json/properties/pluralCategoryNames/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.pluralCategoryNames.items.type,parentSchema:schema43.properties.pluralCategoryNames.items,data:data26};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/sourceLanguage/pluralCategoryNames",schemaPath:"language.schema.json/properties/pluralCategoryNames/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema43.properties.pluralCategoryNames.type,parentSchema:schema43.properties.pluralCategoryNames,data:data25};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data15.pluralRules !== undefined){
let data27 = data15.pluralRules;
if(typeof data27 !== "string"){
const err64 = {instancePath:instancePath+"/sourceLanguage/pluralRules",schemaPath:"language.schema.json/properties/pluralRules/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.pluralRules.type,parentSchema:schema43.properties.pluralRules,data:data27};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/sourceLanguage",schemaPath:"language.schema.json/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema43.type,parentSchema:schema43,data:data15};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.targetLanguages !== undefined){
let data28 = data.targetLanguages;
if(Array.isArray(data28)){
const len1 = data28.length;
for(let i1=0; i1<len1; i1++){
let data29 = data28[i1];
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.id === undefined){
const err66 = {instancePath:instancePath+"/targetLanguages/" + i1,schemaPath:"language.schema.json/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema43.required,parentSchema:schema43,data:data29};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data29.name === undefined){
const err67 = {instancePath:instancePath+"/targetLanguages/" + i1,schemaPath:"language.schema.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema43.required,parentSchema:schema43,data:data29};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data29.editorCode === undefined){
const err68 = {instancePath:instancePath+"/targetLanguages/" + i1,schemaPath:"language.schema.json/required",keyword:"required",params:{missingProperty: "editorCode"},message:"must have required property '"+"editorCode"+"'",schema:schema43.required,parentSchema:schema43,data:data29};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data29.twoLettersCode === undefined){
const err69 = {instancePath:instancePath+"/targetLanguages/" + i1,schemaPath:"language.schema.json/required",keyword:"required",params:{missingProperty: "twoLettersCode"},message:"must have required property '"+"twoLettersCode"+"'",schema:schema43.required,parentSchema:schema43,data:data29};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data29.threeLettersCode === undefined){
const err70 = {instancePath:instancePath+"/targetLanguages/" + i1,schemaPath:"language.schema.json/required",keyword:"required",params:{missingProperty: "threeLettersCode"},message:"must have required property '"+"threeLettersCode"+"'",schema:schema43.required,parentSchema:schema43,data:data29};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data29.locale === undefined){
const err71 = {instancePath:instancePath+"/targetLanguages/" + i1,schemaPath:"language.schema.json/required",keyword:"required",params:{missingProperty: "locale"},message:"must have required property '"+"locale"+"'",schema:schema43.required,parentSchema:schema43,data:data29};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data29.androidCode === undefined){
const err72 = {instancePath:instancePath+"/targetLanguages/" + i1,schemaPath:"language.schema.json/required",keyword:"required",params:{missingProperty: "androidCode"},message:"must have required property '"+"androidCode"+"'",schema:schema43.required,parentSchema:schema43,data:data29};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data29.osxCode === undefined){
const err73 = {instancePath:instancePath+"/targetLanguages/" + i1,schemaPath:"language.schema.json/required",keyword:"required",params:{missingProperty: "osxCode"},message:"must have required property '"+"osxCode"+"'",schema:schema43.required,parentSchema:schema43,data:data29};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data29.osxLocale === undefined){
const err74 = {instancePath:instancePath+"/targetLanguages/" + i1,schemaPath:"language.schema.json/required",keyword:"required",params:{missingProperty: "osxLocale"},message:"must have required property '"+"osxLocale"+"'",schema:schema43.required,parentSchema:schema43,data:data29};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data29.pluralCategoryNames === undefined){
const err75 = {instancePath:instancePath+"/targetLanguages/" + i1,schemaPath:"language.schema.json/required",keyword:"required",params:{missingProperty: "pluralCategoryNames"},message:"must have required property '"+"pluralCategoryNames"+"'",schema:schema43.required,parentSchema:schema43,data:data29};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data29.pluralRules === undefined){
const err76 = {instancePath:instancePath+"/targetLanguages/" + i1,schemaPath:"language.schema.json/required",keyword:"required",params:{missingProperty: "pluralRules"},message:"must have required property '"+"pluralRules"+"'",schema:schema43.required,parentSchema:schema43,data:data29};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data29.id !== undefined){
let data30 = data29.id;
if(typeof data30 === "string"){
if(func2(data30) < 1){
const err77 = {instancePath:instancePath+"/targetLanguages/" + i1+"/id",schemaPath:"language.schema.json/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema43.properties.id,data:data30};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
else {
const err78 = {instancePath:instancePath+"/targetLanguages/" + i1+"/id",schemaPath:"language.schema.json/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.id.type,parentSchema:schema43.properties.id,data:data30};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data29.name !== undefined){
let data31 = data29.name;
if(typeof data31 !== "string"){
const err79 = {instancePath:instancePath+"/targetLanguages/" + i1+"/name",schemaPath:"language.schema.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.name.type,parentSchema:schema43.properties.name,data:data31};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data29.editorCode !== undefined){
let data32 = data29.editorCode;
if(typeof data32 !== "string"){
const err80 = {instancePath:instancePath+"/targetLanguages/" + i1+"/editorCode",schemaPath:"language.schema.json/properties/editorCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.editorCode.type,parentSchema:schema43.properties.editorCode,data:data32};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data29.twoLettersCode !== undefined){
let data33 = data29.twoLettersCode;
if(typeof data33 !== "string"){
const err81 = {instancePath:instancePath+"/targetLanguages/" + i1+"/twoLettersCode",schemaPath:"language.schema.json/properties/twoLettersCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.twoLettersCode.type,parentSchema:schema43.properties.twoLettersCode,data:data33};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data29.threeLettersCode !== undefined){
let data34 = data29.threeLettersCode;
if(typeof data34 !== "string"){
const err82 = {instancePath:instancePath+"/targetLanguages/" + i1+"/threeLettersCode",schemaPath:"language.schema.json/properties/threeLettersCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.threeLettersCode.type,parentSchema:schema43.properties.threeLettersCode,data:data34};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data29.locale !== undefined){
let data35 = data29.locale;
if(typeof data35 !== "string"){
const err83 = {instancePath:instancePath+"/targetLanguages/" + i1+"/locale",schemaPath:"language.schema.json/properties/locale/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.locale.type,parentSchema:schema43.properties.locale,data:data35};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data29.androidCode !== undefined){
let data36 = data29.androidCode;
if(typeof data36 !== "string"){
const err84 = {instancePath:instancePath+"/targetLanguages/" + i1+"/androidCode",schemaPath:"language.schema.json/properties/androidCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.androidCode.type,parentSchema:schema43.properties.androidCode,data:data36};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data29.osxCode !== undefined){
let data37 = data29.osxCode;
if(typeof data37 !== "string"){
const err85 = {instancePath:instancePath+"/targetLanguages/" + i1+"/osxCode",schemaPath:"language.schema.json/properties/osxCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.osxCode.type,parentSchema:schema43.properties.osxCode,data:data37};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data29.osxLocale !== undefined){
let data38 = data29.osxLocale;
if(typeof data38 !== "string"){
const err86 = {instancePath:instancePath+"/targetLanguages/" + i1+"/osxLocale",schemaPath:"language.schema.json/properties/osxLocale/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.osxLocale.type,parentSchema:schema43.properties.osxLocale,data:data38};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data29.pluralCategoryNames !== undefined){
let data39 = data29.pluralCategoryNames;
if(Array.isArray(data39)){
const len2 = data39.length;
for(let i2=0; i2<len2; i2++){
let data40 = data39[i2];
if(typeof data40 !== "string"){
const err87 = {instancePath:instancePath+"/targetLanguages/" + i1+"/pluralCategoryNames/" + i2,schemaPath:"language.schema.json/properties/pluralCategoryNames/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.pluralCategoryNames.items.type,parentSchema:schema43.properties.pluralCategoryNames.items,data:data40};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
else {
const err88 = {instancePath:instancePath+"/targetLanguages/" + i1+"/pluralCategoryNames",schemaPath:"language.schema.json/properties/pluralCategoryNames/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema43.properties.pluralCategoryNames.type,parentSchema:schema43.properties.pluralCategoryNames,data:data39};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data29.pluralRules !== undefined){
let data41 = data29.pluralRules;
if(typeof data41 !== "string"){
const err89 = {instancePath:instancePath+"/targetLanguages/" + i1+"/pluralRules",schemaPath:"language.schema.json/properties/pluralRules/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.pluralRules.type,parentSchema:schema43.properties.pluralRules,data:data41};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/targetLanguages/" + i1,schemaPath:"language.schema.json/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema43.type,parentSchema:schema43,data:data29};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
else {
const err91 = {instancePath:instancePath+"/targetLanguages",schemaPath:"#/properties/targetLanguages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema52.properties.targetLanguages.type,parentSchema:schema52.properties.targetLanguages,data:data28};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data.strings !== undefined){
let data42 = data.strings;
if(Array.isArray(data42)){
const len3 = data42.length;
for(let i3=0; i3<len3; i3++){
if(!(validate28(data42[i3], {instancePath:instancePath+"/strings/" + i3,parentData:data42,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
}
else {
const err92 = {instancePath:instancePath+"/strings",schemaPath:"#/properties/strings/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema52.properties.strings.type,parentSchema:schema52.properties.strings,data:data42};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data.stringsUrl !== undefined){
let data44 = data.stringsUrl;
if(typeof data44 === "string"){
if(!pattern27.test(data44)){
const err93 = {instancePath:instancePath+"/stringsUrl",schemaPath:"#/$defs/address/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#]+\\S*$"},message:"must match pattern \""+"^https?://[^\\s/?#]+\\S*$"+"\"",schema:"^https?://[^\\s/?#]+\\S*$",parentSchema:schema53,data:data44};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
else {
const err94 = {instancePath:instancePath+"/stringsUrl",schemaPath:"#/$defs/address/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.type,parentSchema:schema53,data:data44};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
else {
const err95 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema52.type,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"jobType":true,"organization":true,"project":true,"file":true,"sourceLanguage":true,"targetLanguages":true,"strings":true,"stringsUrl":true},"dynamicProps":false,"dynamicItems":false};

const checkJobResponse = validate30;
const schema62 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://locspec.dev/schemas/job-response.schema.json","title":"File-processing job response","description":"What the module answers: the strings as they shall be added, or an error that people shall see. The whole body has at most 5 MB, and there is no preview when there are plural strings.","x-locspec-source":"File-processing job response","type":"object","properties":{"data":{"description":"The modified strings, inline or by address. What counts when both are there is open.","x-locspec-gap":"module.inline-and-address","type":"object","properties":{"strings":{"description":"The modified strings.","type":"array","items":{"$ref":"string-record.schema.json"}},"stringsUrl":{"description":"Where the modified strings are, as new-line delimited JSON of one string record a line.","$ref":"job-request.schema.json#/$defs/address"},"preview":{"description":"The content of an HTML file that the editor shows.","$ref":"job-request.schema.json#/$defs/base64"},"previewUrl":{"description":"Where that HTML file is.","$ref":"job-request.schema.json#/$defs/address"}}},"error":{"description":"Why the module could not do the job.","x-locspec-gap":"module.error-and-data","type":"object","required":["message"],"properties":{"message":{"description":"Shown to the user in the interface.","type":"string"}}}},"if":{"not":{"required":["error"]}},"then":{"required":["data"],"properties":{"data":{"anyOf":[{"required":["strings"]},{"required":["stringsUrl"]}]}}},"examples":[{"data":{"strings":[{"uniqId":"f0e1","identifier":"menu.open","text":"Open a file","maxLength":20}],"preview":"PHA+T3BlbiBhIGZpbGU8L3A+"}},{"data":{"stringsUrl":"https://app.example/results/1.ndjson"}},{"error":{"message":"The second sheet has no header."}}]};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://locspec.dev/schemas/job-response.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
const _errs3 = errors;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid1 = _errs4 === errors;
if(valid1){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'",schema:schema62.then.required,parentSchema:schema62.then,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
const _errs7 = errors;
let valid3 = false;
const _errs8 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.strings === undefined){
const err3 = {instancePath:instancePath+"/data",schemaPath:"#/then/properties/data/anyOf/0/required",keyword:"required",params:{missingProperty: "strings"},message:"must have required property '"+"strings"+"'",schema:schema62.then.properties.data.anyOf[0].required,parentSchema:schema62.then.properties.data.anyOf[0],data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid1 = _errs8 === errors;
valid3 = valid3 || _valid1;
const _errs9 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.stringsUrl === undefined){
const err4 = {instancePath:instancePath+"/data",schemaPath:"#/then/properties/data/anyOf/1/required",keyword:"required",params:{missingProperty: "stringsUrl"},message:"must have required property '"+"stringsUrl"+"'",schema:schema62.then.properties.data.anyOf[1].required,parentSchema:schema62.then.properties.data.anyOf[1],data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid1 = _errs9 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const err5 = {instancePath:instancePath+"/data",schemaPath:"#/then/properties/data/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema62.then.properties.data.anyOf,parentSchema:schema62.then.properties.data,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.data = true;
}
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema62.if,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.data = true;
props0.error = true;
}
if(data.data !== undefined){
let data1 = data.data;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.strings !== undefined){
let data2 = data1.strings;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate28(data2[i0], {instancePath:instancePath+"/data/strings/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/data/strings",schemaPath:"#/properties/data/properties/strings/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema62.properties.data.properties.strings.type,parentSchema:schema62.properties.data.properties.strings,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.stringsUrl !== undefined){
let data4 = data1.stringsUrl;
if(typeof data4 === "string"){
if(!pattern27.test(data4)){
const err8 = {instancePath:instancePath+"/data/stringsUrl",schemaPath:"job-request.schema.json#/$defs/address/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#]+\\S*$"},message:"must match pattern \""+"^https?://[^\\s/?#]+\\S*$"+"\"",schema:"^https?://[^\\s/?#]+\\S*$",parentSchema:schema53,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/data/stringsUrl",schemaPath:"job-request.schema.json#/$defs/address/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.type,parentSchema:schema53,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.preview !== undefined){
let data5 = data1.preview;
if(typeof data5 === "string"){
if(!pattern29.test(data5)){
const err10 = {instancePath:instancePath+"/data/preview",schemaPath:"job-request.schema.json#/$defs/base64/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]*={0,2}$"},message:"must match pattern \""+"^[A-Za-z0-9+/]*={0,2}$"+"\"",schema:"^[A-Za-z0-9+/]*={0,2}$",parentSchema:schema55,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/data/preview",schemaPath:"job-request.schema.json#/$defs/base64/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema55.type,parentSchema:schema55,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.previewUrl !== undefined){
let data6 = data1.previewUrl;
if(typeof data6 === "string"){
if(!pattern27.test(data6)){
const err12 = {instancePath:instancePath+"/data/previewUrl",schemaPath:"job-request.schema.json#/$defs/address/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#]+\\S*$"},message:"must match pattern \""+"^https?://[^\\s/?#]+\\S*$"+"\"",schema:"^https?://[^\\s/?#]+\\S*$",parentSchema:schema53,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/data/previewUrl",schemaPath:"job-request.schema.json#/$defs/address/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.type,parentSchema:schema53,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema62.properties.data.type,parentSchema:schema62.properties.data,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.error !== undefined){
let data7 = data.error;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.message === undefined){
const err15 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'",schema:schema62.properties.error.required,parentSchema:schema62.properties.error,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7.message !== undefined){
let data8 = data7.message;
if(typeof data8 !== "string"){
const err16 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema62.properties.error.properties.message.type,parentSchema:schema62.properties.error.properties.message,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema62.properties.error.type,parentSchema:schema62.properties.error,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema62.type,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate30.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate30.evaluated = {"dynamicProps":true,"dynamicItems":false};

const checkLanguage = validate24;

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://locspec.dev/schemas/language.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.editorCode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "editorCode"},message:"must have required property '"+"editorCode"+"'",schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.twoLettersCode === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "twoLettersCode"},message:"must have required property '"+"twoLettersCode"+"'",schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.threeLettersCode === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "threeLettersCode"},message:"must have required property '"+"threeLettersCode"+"'",schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.locale === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locale"},message:"must have required property '"+"locale"+"'",schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.androidCode === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "androidCode"},message:"must have required property '"+"androidCode"+"'",schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.osxCode === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "osxCode"},message:"must have required property '"+"osxCode"+"'",schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.osxLocale === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "osxLocale"},message:"must have required property '"+"osxLocale"+"'",schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.pluralCategoryNames === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pluralCategoryNames"},message:"must have required property '"+"pluralCategoryNames"+"'",schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.pluralRules === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pluralRules"},message:"must have required property '"+"pluralRules"+"'",schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func2(data0) < 1){
const err11 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema43.properties.id,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.id.type,parentSchema:schema43.properties.id,data:data0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err13 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.name.type,parentSchema:schema43.properties.name,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.editorCode !== undefined){
let data2 = data.editorCode;
if(typeof data2 !== "string"){
const err14 = {instancePath:instancePath+"/editorCode",schemaPath:"#/properties/editorCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.editorCode.type,parentSchema:schema43.properties.editorCode,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.twoLettersCode !== undefined){
let data3 = data.twoLettersCode;
if(typeof data3 !== "string"){
const err15 = {instancePath:instancePath+"/twoLettersCode",schemaPath:"#/properties/twoLettersCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.twoLettersCode.type,parentSchema:schema43.properties.twoLettersCode,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.threeLettersCode !== undefined){
let data4 = data.threeLettersCode;
if(typeof data4 !== "string"){
const err16 = {instancePath:instancePath+"/threeLettersCode",schemaPath:"#/properties/threeLettersCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.threeLettersCode.type,parentSchema:schema43.properties.threeLettersCode,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.locale !== undefined){
let data5 = data.locale;
if(typeof data5 !== "string"){
const err17 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.locale.type,parentSchema:schema43.properties.locale,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.androidCode !== undefined){
let data6 = data.androidCode;
if(typeof data6 !== "string"){
const err18 = {instancePath:instancePath+"/androidCode",schemaPath:"#/properties/androidCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.androidCode.type,parentSchema:schema43.properties.androidCode,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.osxCode !== undefined){
let data7 = data.osxCode;
if(typeof data7 !== "string"){
const err19 = {instancePath:instancePath+"/osxCode",schemaPath:"#/properties/osxCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.osxCode.type,parentSchema:schema43.properties.osxCode,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.osxLocale !== undefined){
let data8 = data.osxLocale;
if(typeof data8 !== "string"){
const err20 = {instancePath:instancePath+"/osxLocale",schemaPath:"#/properties/osxLocale/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.osxLocale.type,parentSchema:schema43.properties.osxLocale,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.pluralCategoryNames !== undefined){
let data9 = data.pluralCategoryNames;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(typeof data10 !== "string"){
const err21 = {instancePath:instancePath+"/pluralCategoryNames/" + i0,schemaPath:"#/properties/pluralCategoryNames/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.pluralCategoryNames.items.type,parentSchema:schema43.properties.pluralCategoryNames.items,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/pluralCategoryNames",schemaPath:"#/properties/pluralCategoryNames/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema43.properties.pluralCategoryNames.type,parentSchema:schema43.properties.pluralCategoryNames,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.pluralRules !== undefined){
let data11 = data.pluralRules;
if(typeof data11 !== "string"){
const err23 = {instancePath:instancePath+"/pluralRules",schemaPath:"#/properties/pluralRules/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.pluralRules.type,parentSchema:schema43.properties.pluralRules,data:data11};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema43.type,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"id":true,"name":true,"editorCode":true,"twoLettersCode":true,"threeLettersCode":true,"locale":true,"androidCode":true,"osxCode":true,"osxLocale":true,"pluralCategoryNames":true,"pluralRules":true},"dynamicProps":false,"dynamicItems":false};

const checkModuleManifest = validate32;
const schema66 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://locspec.dev/schemas/module-manifest.schema.json","title":"Module manifest","description":"What an app says about the modules that it offers. The source shows only the part for the file post-import module.","x-locspec-source":"Module manifest entry","type":"object","required":["modules"],"properties":{"modules":{"type":"object","required":["file-post-import"],"properties":{"file-post-import":{"type":"array","items":{"type":"object","required":["key","url"],"properties":{"key":{"description":"Identifies the module within the app.","type":"string","minLength":1},"url":{"description":"The address that is called when a file is imported or updated and when translations are uploaded, relative to that of the app.","type":"string","format":"uri-reference","pattern":"^(?![A-Za-z][A-Za-z0-9+.-]*:|//)\\S+$"},"signaturePatterns":{"description":"Regular expressions by which the service picks a module for a file. Whether they are required, and their exact types, are open.","x-locspec-gap":"module.signature-patterns","type":"object","properties":{"fileName":{"description":"Matches the file name.","type":"string","format":"regex"},"fileContent":{"description":"Matches the file content.","type":"string","format":"regex"}}}}}}}}},"examples":[{"modules":{"file-post-import":[{"key":"split-sentences","url":"/process","signaturePatterns":{"fileName":"\\.json$","fileContent":"\"menu\\."}}]}}]};
const pattern35 = new RegExp("^(?![A-Za-z][A-Za-z0-9+.-]*:|//)\\S+$", "u");

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://locspec.dev/schemas/module-manifest.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.modules === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "modules"},message:"must have required property '"+"modules"+"'",schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.modules !== undefined){
let data0 = data.modules;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["file-post-import"] === undefined){
const err1 = {instancePath:instancePath+"/modules",schemaPath:"#/properties/modules/required",keyword:"required",params:{missingProperty: "file-post-import"},message:"must have required property '"+"file-post-import"+"'",schema:schema66.properties.modules.required,parentSchema:schema66.properties.modules,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0["file-post-import"] !== undefined){
let data1 = data0["file-post-import"];
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.key === undefined){
const err2 = {instancePath:instancePath+"/modules/file-post-import/" + i0,schemaPath:"#/properties/modules/properties/file-post-import/items/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'",schema:schema66.properties.modules.properties["file-post-import"].items.required,parentSchema:schema66.properties.modules.properties["file-post-import"].items,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data2.url === undefined){
const err3 = {instancePath:instancePath+"/modules/file-post-import/" + i0,schemaPath:"#/properties/modules/properties/file-post-import/items/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema66.properties.modules.properties["file-post-import"].items.required,parentSchema:schema66.properties.modules.properties["file-post-import"].items,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.key !== undefined){
let data3 = data2.key;
if(typeof data3 === "string"){
if(func2(data3) < 1){
const err4 = {instancePath:instancePath+"/modules/file-post-import/" + i0+"/key",schemaPath:"#/properties/modules/properties/file-post-import/items/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema66.properties.modules.properties["file-post-import"].items.properties.key,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/modules/file-post-import/" + i0+"/key",schemaPath:"#/properties/modules/properties/file-post-import/items/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema66.properties.modules.properties["file-post-import"].items.properties.key.type,parentSchema:schema66.properties.modules.properties["file-post-import"].items.properties.key,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.url !== undefined){
let data4 = data2.url;
if(typeof data4 === "string"){
if(!pattern35.test(data4)){
const err6 = {instancePath:instancePath+"/modules/file-post-import/" + i0+"/url",schemaPath:"#/properties/modules/properties/file-post-import/items/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?![A-Za-z][A-Za-z0-9+.-]*:|//)\\S+$"},message:"must match pattern \""+"^(?![A-Za-z][A-Za-z0-9+.-]*:|//)\\S+$"+"\"",schema:"^(?![A-Za-z][A-Za-z0-9+.-]*:|//)\\S+$",parentSchema:schema66.properties.modules.properties["file-post-import"].items.properties.url,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/modules/file-post-import/" + i0+"/url",schemaPath:"#/properties/modules/properties/file-post-import/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema66.properties.modules.properties["file-post-import"].items.properties.url.type,parentSchema:schema66.properties.modules.properties["file-post-import"].items.properties.url,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.signaturePatterns !== undefined){
let data5 = data2.signaturePatterns;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.fileName !== undefined){
let data6 = data5.fileName;
if(!(typeof data6 === "string")){
const err8 = {instancePath:instancePath+"/modules/file-post-import/" + i0+"/signaturePatterns/fileName",schemaPath:"#/properties/modules/properties/file-post-import/items/properties/signaturePatterns/properties/fileName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema66.properties.modules.properties["file-post-import"].items.properties.signaturePatterns.properties.fileName.type,parentSchema:schema66.properties.modules.properties["file-post-import"].items.properties.signaturePatterns.properties.fileName,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data5.fileContent !== undefined){
let data7 = data5.fileContent;
if(!(typeof data7 === "string")){
const err9 = {instancePath:instancePath+"/modules/file-post-import/" + i0+"/signaturePatterns/fileContent",schemaPath:"#/properties/modules/properties/file-post-import/items/properties/signaturePatterns/properties/fileContent/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema66.properties.modules.properties["file-post-import"].items.properties.signaturePatterns.properties.fileContent.type,parentSchema:schema66.properties.modules.properties["file-post-import"].items.properties.signaturePatterns.properties.fileContent,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/modules/file-post-import/" + i0+"/signaturePatterns",schemaPath:"#/properties/modules/properties/file-post-import/items/properties/signaturePatterns/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema66.properties.modules.properties["file-post-import"].items.properties.signaturePatterns.type,parentSchema:schema66.properties.modules.properties["file-post-import"].items.properties.signaturePatterns,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/modules/file-post-import/" + i0,schemaPath:"#/properties/modules/properties/file-post-import/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema66.properties.modules.properties["file-post-import"].items.type,parentSchema:schema66.properties.modules.properties["file-post-import"].items,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/modules/file-post-import",schemaPath:"#/properties/modules/properties/file-post-import/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema66.properties.modules.properties["file-post-import"].type,parentSchema:schema66.properties.modules.properties["file-post-import"],data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/modules",schemaPath:"#/properties/modules/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema66.properties.modules.type,parentSchema:schema66.properties.modules,data:data0};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema66.type,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"modules":true},"dynamicProps":false,"dynamicItems":false};

const checkStringRecord = validate28;

const checkTokenRequest = validate33;
const schema67 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://locspec.dev/schemas/token-request.schema.json","title":"Token request","description":"The body of a call of the token endpoint. `grant_type` tells the two grants apart.","x-locspec-source":"Endpoints 2","type":"object","required":["grant_type"],"discriminator":{"propertyName":"grant_type"},"oneOf":[{"title":"Code exchange","description":"Trades the code of the callback for the first pair of tokens.","required":["grant_type","client_id","redirect_uri","code"],"properties":{"grant_type":{"type":"string","const":"authorization_code"},"client_id":{"description":"Id of the registered app.","type":"string","minLength":1},"client_secret":{"description":"Sent by confidential apps, always; public apps have none. A `code_verifier` does not replace it.","type":"string","minLength":1},"redirect_uri":{"description":"The same as in the authorization request.","type":"string","minLength":1},"code":{"description":"The `code` of the callback's query string.","type":"string","minLength":1},"code_verifier":{"description":"The random string that the `code_challenge` was made from; needed when the authorization request had one, whatever the type of the app.","type":"string","minLength":1}}},{"title":"Refresh","description":"Trades the latest refresh token for the next pair of tokens.","required":["grant_type","client_id","refresh_token"],"properties":{"grant_type":{"type":"string","const":"refresh_token"},"client_id":{"description":"Id of the registered app.","type":"string","minLength":1},"client_secret":{"description":"Sent by confidential apps, always; public apps have none.","type":"string","minLength":1},"refresh_token":{"description":"The refresh token of the latest token response.","type":"string","minLength":1}}}],"examples":[{"grant_type":"authorization_code","client_id":"app-1","client_secret":"s3cr3t","redirect_uri":"https://app.example/callback","code":"c0de","code_verifier":"dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"},{"grant_type":"refresh_token","client_id":"app-2","refresh_token":"9a7d40"}]};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://locspec.dev/schemas/token-request.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.grant_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "grant_type"},message:"must have required property '"+"grant_type"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const tag0 = data.grant_type;
if(typeof tag0 == "string"){
if(tag0 === "authorization_code"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.grant_type === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "grant_type"},message:"must have required property '"+"grant_type"+"'",schema:schema67.oneOf[0].required,parentSchema:schema67.oneOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.client_id === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'",schema:schema67.oneOf[0].required,parentSchema:schema67.oneOf[0],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.redirect_uri === undefined){
const err3 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "redirect_uri"},message:"must have required property '"+"redirect_uri"+"'",schema:schema67.oneOf[0].required,parentSchema:schema67.oneOf[0],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.code === undefined){
const err4 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'",schema:schema67.oneOf[0].required,parentSchema:schema67.oneOf[0],data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.grant_type !== undefined){
let data0 = data.grant_type;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/grant_type",schemaPath:"#/oneOf/0/properties/grant_type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.oneOf[0].properties.grant_type.type,parentSchema:schema67.oneOf[0].properties.grant_type,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("authorization_code" !== data0){
const err6 = {instancePath:instancePath+"/grant_type",schemaPath:"#/oneOf/0/properties/grant_type/const",keyword:"const",params:{allowedValue: "authorization_code"},message:"must be equal to constant",schema:"authorization_code",parentSchema:schema67.oneOf[0].properties.grant_type,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.client_id !== undefined){
let data1 = data.client_id;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/client_id",schemaPath:"#/oneOf/0/properties/client_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema67.oneOf[0].properties.client_id,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/client_id",schemaPath:"#/oneOf/0/properties/client_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.oneOf[0].properties.client_id.type,parentSchema:schema67.oneOf[0].properties.client_id,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.client_secret !== undefined){
let data2 = data.client_secret;
if(typeof data2 === "string"){
if(func2(data2) < 1){
const err9 = {instancePath:instancePath+"/client_secret",schemaPath:"#/oneOf/0/properties/client_secret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema67.oneOf[0].properties.client_secret,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/client_secret",schemaPath:"#/oneOf/0/properties/client_secret/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.oneOf[0].properties.client_secret.type,parentSchema:schema67.oneOf[0].properties.client_secret,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.redirect_uri !== undefined){
let data3 = data.redirect_uri;
if(typeof data3 === "string"){
if(func2(data3) < 1){
const err11 = {instancePath:instancePath+"/redirect_uri",schemaPath:"#/oneOf/0/properties/redirect_uri/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema67.oneOf[0].properties.redirect_uri,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/redirect_uri",schemaPath:"#/oneOf/0/properties/redirect_uri/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.oneOf[0].properties.redirect_uri.type,parentSchema:schema67.oneOf[0].properties.redirect_uri,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.code !== undefined){
let data4 = data.code;
if(typeof data4 === "string"){
if(func2(data4) < 1){
const err13 = {instancePath:instancePath+"/code",schemaPath:"#/oneOf/0/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema67.oneOf[0].properties.code,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/code",schemaPath:"#/oneOf/0/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.oneOf[0].properties.code.type,parentSchema:schema67.oneOf[0].properties.code,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.code_verifier !== undefined){
let data5 = data.code_verifier;
if(typeof data5 === "string"){
if(func2(data5) < 1){
const err15 = {instancePath:instancePath+"/code_verifier",schemaPath:"#/oneOf/0/properties/code_verifier/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema67.oneOf[0].properties.code_verifier,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/code_verifier",schemaPath:"#/oneOf/0/properties/code_verifier/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.oneOf[0].properties.code_verifier.type,parentSchema:schema67.oneOf[0].properties.code_verifier,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
var props0 = {};
props0.grant_type = true;
props0.client_id = true;
props0.client_secret = true;
props0.redirect_uri = true;
props0.code = true;
props0.code_verifier = true;
}
else if(tag0 === "refresh_token"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.grant_type === undefined){
const err17 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "grant_type"},message:"must have required property '"+"grant_type"+"'",schema:schema67.oneOf[1].required,parentSchema:schema67.oneOf[1],data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.client_id === undefined){
const err18 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'",schema:schema67.oneOf[1].required,parentSchema:schema67.oneOf[1],data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.refresh_token === undefined){
const err19 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "refresh_token"},message:"must have required property '"+"refresh_token"+"'",schema:schema67.oneOf[1].required,parentSchema:schema67.oneOf[1],data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.grant_type !== undefined){
let data6 = data.grant_type;
if(typeof data6 !== "string"){
const err20 = {instancePath:instancePath+"/grant_type",schemaPath:"#/oneOf/1/properties/grant_type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.oneOf[1].properties.grant_type.type,parentSchema:schema67.oneOf[1].properties.grant_type,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if("refresh_token" !== data6){
const err21 = {instancePath:instancePath+"/grant_type",schemaPath:"#/oneOf/1/properties/grant_type/const",keyword:"const",params:{allowedValue: "refresh_token"},message:"must be equal to constant",schema:"refresh_token",parentSchema:schema67.oneOf[1].properties.grant_type,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.client_id !== undefined){
let data7 = data.client_id;
if(typeof data7 === "string"){
if(func2(data7) < 1){
const err22 = {instancePath:instancePath+"/client_id",schemaPath:"#/oneOf/1/properties/client_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema67.oneOf[1].properties.client_id,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/client_id",schemaPath:"#/oneOf/1/properties/client_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.oneOf[1].properties.client_id.type,parentSchema:schema67.oneOf[1].properties.client_id,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.client_secret !== undefined){
let data8 = data.client_secret;
if(typeof data8 === "string"){
if(func2(data8) < 1){
const err24 = {instancePath:instancePath+"/client_secret",schemaPath:"#/oneOf/1/properties/client_secret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema67.oneOf[1].properties.client_secret,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/client_secret",schemaPath:"#/oneOf/1/properties/client_secret/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.oneOf[1].properties.client_secret.type,parentSchema:schema67.oneOf[1].properties.client_secret,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.refresh_token !== undefined){
let data9 = data.refresh_token;
if(typeof data9 === "string"){
if(func2(data9) < 1){
const err26 = {instancePath:instancePath+"/refresh_token",schemaPath:"#/oneOf/1/properties/refresh_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema67.oneOf[1].properties.refresh_token,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/refresh_token",schemaPath:"#/oneOf/1/properties/refresh_token/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.oneOf[1].properties.refresh_token.type,parentSchema:schema67.oneOf[1].properties.refresh_token,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(props0 !== true){
props0 = props0 || {};
props0.grant_type = true;
props0.client_id = true;
props0.client_secret = true;
props0.refresh_token = true;
}
}
else {
const err28 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "grant_type", tagValue: tag0},message:"value of tag \"grant_type\" must be in oneOf",schema:schema67.discriminator,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "grant_type", tagValue: tag0},message:"tag \"grant_type\" must be string",schema:schema67.discriminator,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema67.type,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate33.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate33.evaluated = {"dynamicProps":true,"dynamicItems":false};

const checkTokenResponse = validate34;
const schema68 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://locspec.dev/schemas/token-response.schema.json","title":"Token response","description":"What the token endpoint answers to either grant.","x-locspec-source":"Token response","type":"object","required":["access_token","token_type","expires_in","refresh_token"],"properties":{"access_token":{"description":"The bearer token that API calls carry.","type":"string","minLength":1},"token_type":{"description":"`bearer`. Whether its case matters is open, so any is taken.","type":"string","pattern":"^[Bb][Ee][Aa][Rr][Ee][Rr]$","x-locspec-gap":"oauth.token-type-case"},"expires_in":{"description":"Seconds from now after which the access token no longer works.","type":"integer","minimum":1},"refresh_token":{"description":"Gets the next pair of tokens without sending the user anywhere.","type":"string","minLength":1}},"examples":[{"access_token":"f3b1c2","token_type":"bearer","expires_in":7200,"refresh_token":"9a7d40"}]};
const pattern36 = new RegExp("^[Bb][Ee][Aa][Rr][Ee][Rr]$", "u");

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://locspec.dev/schemas/token-response.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.access_token === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "access_token"},message:"must have required property '"+"access_token"+"'",schema:schema68.required,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.token_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token_type"},message:"must have required property '"+"token_type"+"'",schema:schema68.required,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.expires_in === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expires_in"},message:"must have required property '"+"expires_in"+"'",schema:schema68.required,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.refresh_token === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refresh_token"},message:"must have required property '"+"refresh_token"+"'",schema:schema68.required,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.access_token !== undefined){
let data0 = data.access_token;
if(typeof data0 === "string"){
if(func2(data0) < 1){
const err4 = {instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema68.properties.access_token,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema68.properties.access_token.type,parentSchema:schema68.properties.access_token,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.token_type !== undefined){
let data1 = data.token_type;
if(typeof data1 === "string"){
if(!pattern36.test(data1)){
const err6 = {instancePath:instancePath+"/token_type",schemaPath:"#/properties/token_type/pattern",keyword:"pattern",params:{pattern: "^[Bb][Ee][Aa][Rr][Ee][Rr]$"},message:"must match pattern \""+"^[Bb][Ee][Aa][Rr][Ee][Rr]$"+"\"",schema:"^[Bb][Ee][Aa][Rr][Ee][Rr]$",parentSchema:schema68.properties.token_type,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/token_type",schemaPath:"#/properties/token_type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema68.properties.token_type.type,parentSchema:schema68.properties.token_type,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.expires_in !== undefined){
let data2 = data.expires_in;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/expires_in",schemaPath:"#/properties/expires_in/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema68.properties.expires_in.type,parentSchema:schema68.properties.expires_in,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/expires_in",schemaPath:"#/properties/expires_in/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema68.properties.expires_in,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.refresh_token !== undefined){
let data3 = data.refresh_token;
if(typeof data3 === "string"){
if(func2(data3) < 1){
const err10 = {instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema68.properties.refresh_token,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema68.properties.refresh_token.type,parentSchema:schema68.properties.refresh_token,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema68.type,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"access_token":true,"token_type":true,"expires_in":true,"refresh_token":true},"dynamicProps":false,"dynamicItems":false};

const checkTranslationEntry = validate35;

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://locspec.dev/schemas/translation-entry.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.text === undefined) && (missing0 = "text")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/allOf/0/then/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema60.allOf[0].then.properties.status.type,parentSchema:schema60.allOf[0].then.properties.status,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.status = true;
props0.text = true;
}
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema60.allOf[0].if,parentSchema:schema60.allOf[0],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs10 = errors;
let valid4 = true;
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.text === undefined) && (missing1 = "text")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.text !== undefined){
let data2 = data.text;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
var _valid1 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status !== undefined){
let data3 = data.status;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err6 = {instancePath:instancePath+"/status",schemaPath:"#/allOf/1/then/properties/status/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema60.allOf[1].then.properties.status.type,parentSchema:schema60.allOf[1].then.properties.status,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
var _valid1 = _errs14 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.status = true;
props1.text = true;
}
}
if(!valid4){
const err7 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema60.allOf[1].if,parentSchema:schema60.allOf[1],data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema60.required,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.text = true;
props0.status = true;
}
if(data.text !== undefined){
let data4 = data.text;
if((typeof data4 !== "string") && (!(data4 && typeof data4 == "object" && !Array.isArray(data4)))){
const err9 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema60.properties.text.type},message:"must be string,object",schema:schema60.properties.text.type,parentSchema:schema60.properties.text,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length < 1){
const err10 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema60.properties.text,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data4){
let data5 = data4[key0];
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/text/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema60.properties.text.additionalProperties.type,parentSchema:schema60.properties.text.additionalProperties,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
if(data.status !== undefined){
let data6 = data.status;
const _errs23 = errors;
let valid9 = false;
const _errs24 = errors;
if(typeof data6 !== "string"){
const err12 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema60.properties.status.anyOf[0].type,parentSchema:schema60.properties.status.anyOf[0],data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data6 === "untranslated") || (data6 === "translated")) || (data6 === "approved"))){
const err13 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema60.properties.status.anyOf[0].enum},message:"must be equal to one of the allowed values",schema:schema60.properties.status.anyOf[0].enum,parentSchema:schema60.properties.status.anyOf[0],data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid2 = _errs24 === errors;
valid9 = valid9 || _valid2;
const _errs26 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
let data7 = data6[key1];
if(typeof data7 !== "string"){
const err14 = {instancePath:instancePath+"/status/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/status/anyOf/1/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema60.properties.status.anyOf[1].additionalProperties.type,parentSchema:schema60.properties.status.anyOf[1].additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((data7 === "untranslated") || (data7 === "translated")) || (data7 === "approved"))){
const err15 = {instancePath:instancePath+"/status/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/status/anyOf/1/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema60.properties.status.anyOf[1].additionalProperties.enum},message:"must be equal to one of the allowed values",schema:schema60.properties.status.anyOf[1].additionalProperties.enum,parentSchema:schema60.properties.status.anyOf[1].additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema60.properties.status.anyOf[1].type,parentSchema:schema60.properties.status.anyOf[1],data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid2 = _errs26 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const err17 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema60.properties.status.anyOf,parentSchema:schema60.properties.status,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema60.type,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate35.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate35.evaluated = {"dynamicProps":true,"dynamicItems":false};


export const validateConfiguration = checkConfiguration as Validator<Configuration>;
export const validateConformance = checkConformance as Validator<Conformance>;
export const validateDataset = checkDataset as Validator<Dataset>;
export const validateJobRequest = checkJobRequest as Validator<JobRequest>;
export const validateJobResponse = checkJobResponse as Validator<JobResponse>;
export const validateLanguage = checkLanguage as Validator<Language>;
export const validateModuleManifest = checkModuleManifest as Validator<ModuleManifest>;
export const validateStringRecord = checkStringRecord as Validator<StringRecord>;
export const validateTokenRequest = checkTokenRequest as Validator<TokenRequest>;
export const validateTokenResponse = checkTokenResponse as Validator<TokenResponse>;
export const validateTranslationEntry = checkTranslationEntry as Validator<TranslationEntry>;
