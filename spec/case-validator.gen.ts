// @ts-nocheck
// Generated from openapi.source.yaml and schemas/ by generate-schemas.ts.
import { createRequire } from 'node:module';
import type { Validator } from './schema-errors.ts';
import type { Case } from './types.gen.ts';

const require = createRequire(import.meta.url);

function joined(errors, more) {
  for (const error of more) errors.push(error);
  return errors;
}


const checkCase = validate52;
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://locspec.dev/schemas/case.schema.json","title":"Case","description":"One vector for implementers in any language: what is given, and what has to come of it. `kind` tells what is tried.","type":"object","required":["kind"],"properties":{"kind":{"type":"string","enum":["croql","job-request","job","pkce","redirect"]}},"discriminator":{"propertyName":"kind"},"oneOf":[{"$ref":"#/$defs/croql"},{"$ref":"#/$defs/job-request"},{"$ref":"#/$defs/job"},{"$ref":"#/$defs/pkce"},{"$ref":"#/$defs/redirect"}],"$defs":{"title":{"description":"Says what happens; no other case has it.","type":"string","minLength":1},"cites":{"description":"Ids of the requirements that the case is about.","type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"#/$defs/requirement"}},"requirement":{"type":"string","pattern":"^[a-z0-9]+([.-][a-z0-9]+)+$","examples":["oauth.token.verifier-required"]},"standing":{"description":"How much stands behind it: the source, a standard that it names, or only the answer to a gap.","type":"string","enum":["stated","standard","assumed"]},"croql":{"title":"Expression","description":"An expression, the records it is asked of, and what it gives.","x-locspec-source":"CroQL language","type":"object","additionalProperties":false,"required":["kind","title","cites","standing","context","data","expression","expect"],"properties":{"kind":{"type":"string","const":"croql"},"title":{"$ref":"#/$defs/title"},"cites":{"$ref":"#/$defs/cites"},"standing":{"$ref":"#/$defs/standing"},"answers":{"description":"Answers to gaps that the case takes for granted where they are not the kit's, by gap id.","type":"object","additionalProperties":{"type":"string"}},"context":{"type":"string","enum":["source-string","translation","tm-segment","glossary-term"]},"edition":{"description":"Absent: the same in both.","type":"string","enum":["hosted","enterprise"]},"now":{"description":"What time it is, for `'today'`.","type":"string","format":"date-time","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$","examples":["2024-01-31T12:00:00Z"]},"data":{"description":"The name of a dataset beside the cases, a dataset, or the records themselves. Of a dataset, all records of the context are asked.","type":["string","object","array"],"if":{"type":"object"},"then":{"$ref":"dataset.schema.json"}},"expression":{"type":"string"},"expect":{"description":"The ids of the records for which the expression is true, or its value for the only record, or the error.","type":"object","minProperties":1,"maxProperties":1,"additionalProperties":false,"properties":{"ids":{"type":"array","uniqueItems":true,"items":{"type":"integer"}},"value":{"type":["boolean","number","string","null"]},"error":{"type":"object","additionalProperties":false,"required":["kind","code","at"],"properties":{"kind":{"description":"Whether the expression is malformed, or means nothing in its context.","type":"string","enum":["syntax","logic"]},"code":{"type":"string","pattern":"^[a-z]+(-[a-z]+)*$","examples":["unknown-member"]},"at":{"description":"Where in the expression, counted in UTF-16 code units; the end is not part of it.","type":"object","additionalProperties":false,"required":["start","end"],"properties":{"start":{"type":"integer","minimum":0},"end":{"type":"integer","minimum":0}}}}}}}},"allOf":[{"if":{"properties":{"context":{"const":"source-string"}}},"then":{"properties":{"data":{"items":{"$ref":"records.schema.json#/$defs/source-string"}}}}},{"if":{"properties":{"context":{"const":"translation"}}},"then":{"properties":{"data":{"items":{"$ref":"records.schema.json#/$defs/translation"}}}}},{"if":{"properties":{"context":{"const":"tm-segment"}}},"then":{"properties":{"data":{"items":{"$ref":"records.schema.json#/$defs/tm-segment"}}}}},{"if":{"properties":{"context":{"const":"glossary-term"}}},"then":{"properties":{"data":{"items":{"$ref":"records.schema.json#/$defs/glossary-term"}}}}}]},"verdict":{"type":"object","additionalProperties":false,"required":["conforms"],"properties":{"conforms":{"type":"boolean"},"breaks":{"description":"The requirements that are broken, when it does not conform.","type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"#/$defs/requirement"}}},"if":{"properties":{"conforms":{"const":false}}},"then":{"required":["breaks"]},"else":{"properties":{"breaks":false}}},"job-request":{"title":"Job request","description":"What a service sends to a module, and whether it is right.","x-locspec-source":"File-processing job request","type":"object","additionalProperties":false,"required":["kind","title","cites","standing","request","expect"],"properties":{"kind":{"type":"string","const":"job-request"},"title":{"$ref":"#/$defs/title"},"cites":{"$ref":"#/$defs/cites"},"standing":{"$ref":"#/$defs/standing"},"request":{"description":"The body of the call."},"files":{"description":"What the addresses in the job give, as texts by address.","type":"object","additionalProperties":{"type":"string"}},"expect":{"$ref":"#/$defs/verdict"}}},"job":{"title":"Job","description":"A job, what an app answers to it, and whether that answer is right.","x-locspec-source":"File-processing job response","type":"object","additionalProperties":false,"required":["kind","title","cites","standing","request","answer","expect"],"properties":{"kind":{"type":"string","const":"job"},"title":{"$ref":"#/$defs/title"},"cites":{"$ref":"#/$defs/cites"},"standing":{"$ref":"#/$defs/standing"},"request":{"description":"The name of a job beside the cases, or the job.","type":["string","object"],"if":{"type":"object"},"then":{"$ref":"job-request.schema.json"}},"answer":{"description":"The body is JSON in `body`, or any text in `text`.","type":"object","additionalProperties":false,"properties":{"status":{"type":"integer","minimum":100,"maximum":599,"default":200},"headers":{"type":"object","additionalProperties":{"type":"string"}},"body":{},"text":{"type":"string"}}},"files":{"description":"What the addresses in the job and in the answer give, as texts by address.","type":"object","additionalProperties":{"type":"string"}},"expect":{"$ref":"#/$defs/verdict"}}},"pkce":{"title":"Proof key","description":"A verifier, the challenge that was sent before it, and whether they belong together.","x-locspec-source":"Endpoints 1","type":"object","additionalProperties":false,"required":["kind","title","cites","standing","verifier","challenge","valid"],"properties":{"kind":{"type":"string","const":"pkce"},"title":{"$ref":"#/$defs/title"},"cites":{"$ref":"#/$defs/cites"},"standing":{"$ref":"#/$defs/standing"},"verifier":{"type":"string"},"method":{"description":"As it was sent; absent when none was.","type":"string","enum":["S256","plain"]},"challenge":{"type":"string"},"valid":{"type":"boolean"}}},"redirect":{"title":"Redirect","description":"The redirect URLs that an app registered, one that is asked for, and whether the browser may go there.","x-locspec-source":"Authentication 4","type":"object","additionalProperties":false,"required":["kind","title","cites","standing","registered","requested","allowed"],"properties":{"kind":{"type":"string","const":"redirect"},"title":{"$ref":"#/$defs/title"},"cites":{"$ref":"#/$defs/cites"},"standing":{"$ref":"#/$defs/standing"},"registered":{"type":"array","minItems":1,"items":{"type":"string"}},"requested":{"type":"string"},"allowed":{"type":"boolean"}}}},"examples":[{"kind":"redirect","title":"a longer path than the registered one is refused","cites":["oauth.authorize.redirect-uri-registered"],"standing":"stated","registered":["https://app.example/callback"],"requested":"https://app.example/callback/more","allowed":false}]};
const schema20 = {"title":"Expression","description":"An expression, the records it is asked of, and what it gives.","x-locspec-source":"CroQL language","type":"object","additionalProperties":false,"required":["kind","title","cites","standing","context","data","expression","expect"],"properties":{"kind":{"type":"string","const":"croql"},"title":{"$ref":"#/$defs/title"},"cites":{"$ref":"#/$defs/cites"},"standing":{"$ref":"#/$defs/standing"},"answers":{"description":"Answers to gaps that the case takes for granted where they are not the kit's, by gap id.","type":"object","additionalProperties":{"type":"string"}},"context":{"type":"string","enum":["source-string","translation","tm-segment","glossary-term"]},"edition":{"description":"Absent: the same in both.","type":"string","enum":["hosted","enterprise"]},"now":{"description":"What time it is, for `'today'`.","type":"string","format":"date-time","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$","examples":["2024-01-31T12:00:00Z"]},"data":{"description":"The name of a dataset beside the cases, a dataset, or the records themselves. Of a dataset, all records of the context are asked.","type":["string","object","array"],"if":{"type":"object"},"then":{"$ref":"dataset.schema.json"}},"expression":{"type":"string"},"expect":{"description":"The ids of the records for which the expression is true, or its value for the only record, or the error.","type":"object","minProperties":1,"maxProperties":1,"additionalProperties":false,"properties":{"ids":{"type":"array","uniqueItems":true,"items":{"type":"integer"}},"value":{"type":["boolean","number","string","null"]},"error":{"type":"object","additionalProperties":false,"required":["kind","code","at"],"properties":{"kind":{"description":"Whether the expression is malformed, or means nothing in its context.","type":"string","enum":["syntax","logic"]},"code":{"type":"string","pattern":"^[a-z]+(-[a-z]+)*$","examples":["unknown-member"]},"at":{"description":"Where in the expression, counted in UTF-16 code units; the end is not part of it.","type":"object","additionalProperties":false,"required":["start","end"],"properties":{"start":{"type":"integer","minimum":0},"end":{"type":"integer","minimum":0}}}}}}}},"allOf":[{"if":{"properties":{"context":{"const":"source-string"}}},"then":{"properties":{"data":{"items":{"$ref":"records.schema.json#/$defs/source-string"}}}}},{"if":{"properties":{"context":{"const":"translation"}}},"then":{"properties":{"data":{"items":{"$ref":"records.schema.json#/$defs/translation"}}}}},{"if":{"properties":{"context":{"const":"tm-segment"}}},"then":{"properties":{"data":{"items":{"$ref":"records.schema.json#/$defs/tm-segment"}}}}},{"if":{"properties":{"context":{"const":"glossary-term"}}},"then":{"properties":{"data":{"items":{"$ref":"records.schema.json#/$defs/glossary-term"}}}}}]};
const schema22 = {"title":"source string","x-locspec-source":"CroQL data contexts, Source string context","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"description":"the id of the record in list answers","type":"integer"},"type is plain":{"description":"plain text","type":"boolean"},"type is plural":{"description":"has plural forms","type":"boolean"},"type is icu":{"description":"an ICU message","type":"boolean"},"type is asset":{"description":"an asset","type":"boolean"},"text":{"description":"the source text; the form of the category “other” where a reader gets an object of plural forms","x-locspec-gap":"croql.plural-text","type":["string","object","null"],"minProperties":1,"additionalProperties":{"type":"string"}},"identifier":{"description":"the key","type":["string","null"]},"context":{"type":["string","null"]},"max length":{"type":["integer","null"]},"is visible":{"type":"boolean"},"is hidden":{"type":"boolean"},"is duplicate":{"type":"boolean"},"isPassedWorkflow":{"description":"went through a workflow of the project","x-locspec-edition":"enterprise","type":"boolean"},"fields":{"description":"custom properties; called an object and queried as a collection, so a reader takes an array or a map","x-locspec-edition":"enterprise","type":"array","items":{"type":"object","additionalProperties":false,"properties":{"name":{"type":["string","null"]},"slug":{"type":["string","null"]},"value":{"type":["string","null"]},"type":{"type":["string","null"]}}}},"file":{"description":"the file the string stands in","type":["object","null"],"additionalProperties":false,"properties":{"id":{"type":["integer","null"]},"name":{"type":["string","null"]},"title":{"type":["string","null"]},"type":{"type":["string","null"]},"context":{"type":["string","null"]}}},"branch":{"description":"the branch the string stands in","type":["object","null"],"additionalProperties":false,"properties":{"id":{"type":["integer","null"]},"name":{"type":["string","null"]},"title":{"type":["string","null"]}}},"comments":{"description":"comments on the string","type":"array","items":{"type":"object","additionalProperties":false,"properties":{"has issue":{"type":"boolean"},"has unresolved issue":{"type":"boolean"},"user":{"description":"who wrote it","type":["integer","null"]}}}},"screenshots":{"description":"the shape of an element is not given","type":"array","items":{"type":"object","properties":{}}},"translations":{"description":"translations into every language","type":"array","items":{"type":"object","additionalProperties":false,"required":["id","language"],"properties":{"id":{"description":"the id of the record in list answers","type":"integer"},"text":{"description":"the translation; the form of the category “other” where a reader gets an object of plural forms","x-locspec-gap":"croql.plural-text","type":["string","object","null"],"minProperties":1,"additionalProperties":{"type":"string"}},"plural form":{"description":"plural category of this form; its values are not given","type":["string","null"]},"is pre translated":{"description":"came from auto-translation","type":"boolean"},"provider":{"description":"where it came from: a memory, an engine or AI; eight further values are not named","type":["string","null"]},"language":{"description":"code of the language translated into","type":"string"},"user":{"description":"who added it","type":["integer","null"]},"votes":{"description":"votes given to the translation","type":"array","items":{"type":"object","additionalProperties":false,"properties":{"is up":{"description":"a vote for it","type":"boolean"},"is down":{"description":"a vote against it","type":"boolean"},"user":{"description":"who voted","type":["integer","null"]},"added":{"description":"when","type":["string","null"],"pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$","examples":["2024-01-31 12:00:00"]}}}},"approvals":{"description":"approvals given to the translation","type":"array","items":{"type":"object","additionalProperties":false,"properties":{"user":{"description":"who approved","type":["integer","null"]},"added":{"description":"when","type":["string","null"],"pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$","examples":["2024-01-31 12:00:00"]}}}},"updated":{"description":"when it last changed","type":["string","null"],"pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$","examples":["2024-01-31 12:00:00"]}}}},"languages summary":{"description":"for each language its top translation, the one of the highest priority","type":"array","items":{"type":"object","additionalProperties":false,"required":["language"],"properties":{"language":{"description":"code of the language summed up","type":"string"},"is translated":{"type":"boolean"},"is partially translated":{"type":"boolean"},"is approved":{"type":"boolean"},"is partially approved":{"type":"boolean"},"translation updated":{"description":"listed as a boolean and compared as a datetime: both readings hold; a dataset gives the datetime","anyOf":[{"type":"boolean"},{"type":["string","null"],"pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$","examples":["2024-01-31 12:00:00"]}]},"is auto translated":{"description":"by memory, engine or AI","type":"boolean"},"is translated by tm":{"type":"boolean"},"is translated by mt":{"type":"boolean"},"is translated by ai":{"type":"boolean"},"is source changed after translation":{"type":"boolean"},"has translation as source":{"description":"the translation is the same text as the source","type":"boolean"},"has translation after approval":{"type":"boolean"},"has shared translation":{"description":"a duplicate that shows its master string’s translation","type":"boolean"},"has qa issues":{"type":"boolean"},"rating":{"description":"rating of the translation","type":["integer","null"]},"approvalsCount":{"description":"how many approvals","type":["integer","null"]},"has empty translation qa issues":{"type":"boolean"},"has translation length qa issues":{"type":"boolean"},"has tags mismatch qa issues":{"type":"boolean"},"has spaces mismatch qa issues":{"type":"boolean"},"has variables mismatch qa issues":{"type":"boolean"},"has punctuation mismatch qa issues":{"type":"boolean"},"has character case mismatch qa issues":{"type":"boolean"},"has special characters mismatch qa issues":{"type":"boolean"},"has incorrect translation qa issues":{"type":"boolean"},"has spelling qa issues":{"type":"boolean"},"has icu syntax qa issues":{"type":"boolean"},"has terms qa issues":{"type":"boolean"},"has duplicate translation qa issues":{"type":"boolean"},"has ftl syntax qa issues":{"type":"boolean"},"has android syntax qa issues":{"type":"boolean"},"has numbers mismatch qa issues":{"type":"boolean"},"has ai qa issues":{"type":"boolean"},"has outdated translation qa issues":{"type":"boolean"},"has mdx syntax qa issues":{"type":"boolean"},"has custom qa issues":{"type":"boolean"}}}},"labels":{"description":"labels put on the string","type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":["integer","null"]},"title":{"type":["string","null"]},"is system":{"description":"added automatically, named after the source file, in string-based projects","type":"boolean"}}}},"added":{"description":"when the string was added","type":["string","null"],"pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$","examples":["2024-01-31 12:00:00"]},"updated":{"description":"when the string last changed","type":["string","null"],"pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$","examples":["2024-01-31 12:00:00"]}}};
const func1 = Object.prototype.hasOwnProperty;
const pattern3 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$", "u");

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema22.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema22,data};
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
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema22.properties.id.type,parentSchema:schema22.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data["type is plain"] !== undefined){
let data1 = data["type is plain"];
if(typeof data1 !== "boolean"){
const err3 = {instancePath:instancePath+"/type is plain",schemaPath:"#/properties/type%20is%20plain/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["type is plain"].type,parentSchema:schema22.properties["type is plain"],data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data["type is plural"] !== undefined){
let data2 = data["type is plural"];
if(typeof data2 !== "boolean"){
const err4 = {instancePath:instancePath+"/type is plural",schemaPath:"#/properties/type%20is%20plural/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["type is plural"].type,parentSchema:schema22.properties["type is plural"],data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data["type is icu"] !== undefined){
let data3 = data["type is icu"];
if(typeof data3 !== "boolean"){
const err5 = {instancePath:instancePath+"/type is icu",schemaPath:"#/properties/type%20is%20icu/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["type is icu"].type,parentSchema:schema22.properties["type is icu"],data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data["type is asset"] !== undefined){
let data4 = data["type is asset"];
if(typeof data4 !== "boolean"){
const err6 = {instancePath:instancePath+"/type is asset",schemaPath:"#/properties/type%20is%20asset/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["type is asset"].type,parentSchema:schema22.properties["type is asset"],data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.text !== undefined){
let data5 = data.text;
if(((typeof data5 !== "string") && (!(data5 && typeof data5 == "object" && !Array.isArray(data5)))) && (data5 !== null)){
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema22.properties.text.type},message:"must be string,object,null",schema:schema22.properties.text.type,parentSchema:schema22.properties.text,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length < 1){
const err8 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema22.properties.text,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data5){
let data6 = data5[key1];
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/text/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.text.additionalProperties.type,parentSchema:schema22.properties.text.additionalProperties,data:data6};
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
}
if(data.identifier !== undefined){
let data7 = data.identifier;
if((typeof data7 !== "string") && (data7 !== null)){
const err10 = {instancePath:instancePath+"/identifier",schemaPath:"#/properties/identifier/type",keyword:"type",params:{type: schema22.properties.identifier.type},message:"must be string,null",schema:schema22.properties.identifier.type,parentSchema:schema22.properties.identifier,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.context !== undefined){
let data8 = data.context;
if((typeof data8 !== "string") && (data8 !== null)){
const err11 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: schema22.properties.context.type},message:"must be string,null",schema:schema22.properties.context.type,parentSchema:schema22.properties.context,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data["max length"] !== undefined){
let data9 = data["max length"];
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err12 = {instancePath:instancePath+"/max length",schemaPath:"#/properties/max%20length/type",keyword:"type",params:{type: schema22.properties["max length"].type},message:"must be integer,null",schema:schema22.properties["max length"].type,parentSchema:schema22.properties["max length"],data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data["is visible"] !== undefined){
let data10 = data["is visible"];
if(typeof data10 !== "boolean"){
const err13 = {instancePath:instancePath+"/is visible",schemaPath:"#/properties/is%20visible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["is visible"].type,parentSchema:schema22.properties["is visible"],data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data["is hidden"] !== undefined){
let data11 = data["is hidden"];
if(typeof data11 !== "boolean"){
const err14 = {instancePath:instancePath+"/is hidden",schemaPath:"#/properties/is%20hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["is hidden"].type,parentSchema:schema22.properties["is hidden"],data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data["is duplicate"] !== undefined){
let data12 = data["is duplicate"];
if(typeof data12 !== "boolean"){
const err15 = {instancePath:instancePath+"/is duplicate",schemaPath:"#/properties/is%20duplicate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["is duplicate"].type,parentSchema:schema22.properties["is duplicate"],data:data12};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.isPassedWorkflow !== undefined){
let data13 = data.isPassedWorkflow;
if(typeof data13 !== "boolean"){
const err16 = {instancePath:instancePath+"/isPassedWorkflow",schemaPath:"#/properties/isPassedWorkflow/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties.isPassedWorkflow.type,parentSchema:schema22.properties.isPassedWorkflow,data:data13};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.fields !== undefined){
let data14 = data.fields;
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key2 in data15){
if(!((((key2 === "name") || (key2 === "slug")) || (key2 === "value")) || (key2 === "type"))){
const err17 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/properties/fields/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema22.properties.fields.items,data:data15};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data15.name !== undefined){
let data16 = data15.name;
if((typeof data16 !== "string") && (data16 !== null)){
const err18 = {instancePath:instancePath+"/fields/" + i0+"/name",schemaPath:"#/properties/fields/items/properties/name/type",keyword:"type",params:{type: schema22.properties.fields.items.properties.name.type},message:"must be string,null",schema:schema22.properties.fields.items.properties.name.type,parentSchema:schema22.properties.fields.items.properties.name,data:data16};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data15.slug !== undefined){
let data17 = data15.slug;
if((typeof data17 !== "string") && (data17 !== null)){
const err19 = {instancePath:instancePath+"/fields/" + i0+"/slug",schemaPath:"#/properties/fields/items/properties/slug/type",keyword:"type",params:{type: schema22.properties.fields.items.properties.slug.type},message:"must be string,null",schema:schema22.properties.fields.items.properties.slug.type,parentSchema:schema22.properties.fields.items.properties.slug,data:data17};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data15.value !== undefined){
let data18 = data15.value;
if((typeof data18 !== "string") && (data18 !== null)){
const err20 = {instancePath:instancePath+"/fields/" + i0+"/value",schemaPath:"#/properties/fields/items/properties/value/type",keyword:"type",params:{type: schema22.properties.fields.items.properties.value.type},message:"must be string,null",schema:schema22.properties.fields.items.properties.value.type,parentSchema:schema22.properties.fields.items.properties.value,data:data18};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data15.type !== undefined){
let data19 = data15.type;
if((typeof data19 !== "string") && (data19 !== null)){
const err21 = {instancePath:instancePath+"/fields/" + i0+"/type",schemaPath:"#/properties/fields/items/properties/type/type",keyword:"type",params:{type: schema22.properties.fields.items.properties.type.type},message:"must be string,null",schema:schema22.properties.fields.items.properties.type.type,parentSchema:schema22.properties.fields.items.properties.type,data:data19};
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
const err22 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/properties/fields/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.properties.fields.items.type,parentSchema:schema22.properties.fields.items,data:data15};
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
else {
const err23 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema22.properties.fields.type,parentSchema:schema22.properties.fields,data:data14};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.file !== undefined){
let data20 = data.file;
if((!(data20 && typeof data20 == "object" && !Array.isArray(data20))) && (data20 !== null)){
const err24 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: schema22.properties.file.type},message:"must be object,null",schema:schema22.properties.file.type,parentSchema:schema22.properties.file,data:data20};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key3 in data20){
if(!(((((key3 === "id") || (key3 === "name")) || (key3 === "title")) || (key3 === "type")) || (key3 === "context"))){
const err25 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema22.properties.file,data:data20};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data20.id !== undefined){
let data21 = data20.id;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
const err26 = {instancePath:instancePath+"/file/id",schemaPath:"#/properties/file/properties/id/type",keyword:"type",params:{type: schema22.properties.file.properties.id.type},message:"must be integer,null",schema:schema22.properties.file.properties.id.type,parentSchema:schema22.properties.file.properties.id,data:data21};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data20.name !== undefined){
let data22 = data20.name;
if((typeof data22 !== "string") && (data22 !== null)){
const err27 = {instancePath:instancePath+"/file/name",schemaPath:"#/properties/file/properties/name/type",keyword:"type",params:{type: schema22.properties.file.properties.name.type},message:"must be string,null",schema:schema22.properties.file.properties.name.type,parentSchema:schema22.properties.file.properties.name,data:data22};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data20.title !== undefined){
let data23 = data20.title;
if((typeof data23 !== "string") && (data23 !== null)){
const err28 = {instancePath:instancePath+"/file/title",schemaPath:"#/properties/file/properties/title/type",keyword:"type",params:{type: schema22.properties.file.properties.title.type},message:"must be string,null",schema:schema22.properties.file.properties.title.type,parentSchema:schema22.properties.file.properties.title,data:data23};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data20.type !== undefined){
let data24 = data20.type;
if((typeof data24 !== "string") && (data24 !== null)){
const err29 = {instancePath:instancePath+"/file/type",schemaPath:"#/properties/file/properties/type/type",keyword:"type",params:{type: schema22.properties.file.properties.type.type},message:"must be string,null",schema:schema22.properties.file.properties.type.type,parentSchema:schema22.properties.file.properties.type,data:data24};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data20.context !== undefined){
let data25 = data20.context;
if((typeof data25 !== "string") && (data25 !== null)){
const err30 = {instancePath:instancePath+"/file/context",schemaPath:"#/properties/file/properties/context/type",keyword:"type",params:{type: schema22.properties.file.properties.context.type},message:"must be string,null",schema:schema22.properties.file.properties.context.type,parentSchema:schema22.properties.file.properties.context,data:data25};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
}
if(data.branch !== undefined){
let data26 = data.branch;
if((!(data26 && typeof data26 == "object" && !Array.isArray(data26))) && (data26 !== null)){
const err31 = {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/type",keyword:"type",params:{type: schema22.properties.branch.type},message:"must be object,null",schema:schema22.properties.branch.type,parentSchema:schema22.properties.branch,data:data26};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key4 in data26){
if(!(((key4 === "id") || (key4 === "name")) || (key4 === "title"))){
const err32 = {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema22.properties.branch,data:data26};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data26.id !== undefined){
let data27 = data26.id;
if((!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))) && (data27 !== null)){
const err33 = {instancePath:instancePath+"/branch/id",schemaPath:"#/properties/branch/properties/id/type",keyword:"type",params:{type: schema22.properties.branch.properties.id.type},message:"must be integer,null",schema:schema22.properties.branch.properties.id.type,parentSchema:schema22.properties.branch.properties.id,data:data27};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data26.name !== undefined){
let data28 = data26.name;
if((typeof data28 !== "string") && (data28 !== null)){
const err34 = {instancePath:instancePath+"/branch/name",schemaPath:"#/properties/branch/properties/name/type",keyword:"type",params:{type: schema22.properties.branch.properties.name.type},message:"must be string,null",schema:schema22.properties.branch.properties.name.type,parentSchema:schema22.properties.branch.properties.name,data:data28};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data26.title !== undefined){
let data29 = data26.title;
if((typeof data29 !== "string") && (data29 !== null)){
const err35 = {instancePath:instancePath+"/branch/title",schemaPath:"#/properties/branch/properties/title/type",keyword:"type",params:{type: schema22.properties.branch.properties.title.type},message:"must be string,null",schema:schema22.properties.branch.properties.title.type,parentSchema:schema22.properties.branch.properties.title,data:data29};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
}
if(data.comments !== undefined){
let data30 = data.comments;
if(Array.isArray(data30)){
const len1 = data30.length;
for(let i1=0; i1<len1; i1++){
let data31 = data30[i1];
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
for(const key5 in data31){
if(!(((key5 === "has issue") || (key5 === "has unresolved issue")) || (key5 === "user"))){
const err36 = {instancePath:instancePath+"/comments/" + i1,schemaPath:"#/properties/comments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema22.properties.comments.items,data:data31};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data31["has issue"] !== undefined){
let data32 = data31["has issue"];
if(typeof data32 !== "boolean"){
const err37 = {instancePath:instancePath+"/comments/" + i1+"/has issue",schemaPath:"#/properties/comments/items/properties/has%20issue/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties.comments.items.properties["has issue"].type,parentSchema:schema22.properties.comments.items.properties["has issue"],data:data32};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data31["has unresolved issue"] !== undefined){
let data33 = data31["has unresolved issue"];
if(typeof data33 !== "boolean"){
const err38 = {instancePath:instancePath+"/comments/" + i1+"/has unresolved issue",schemaPath:"#/properties/comments/items/properties/has%20unresolved%20issue/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties.comments.items.properties["has unresolved issue"].type,parentSchema:schema22.properties.comments.items.properties["has unresolved issue"],data:data33};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data31.user !== undefined){
let data34 = data31.user;
if((!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))) && (data34 !== null)){
const err39 = {instancePath:instancePath+"/comments/" + i1+"/user",schemaPath:"#/properties/comments/items/properties/user/type",keyword:"type",params:{type: schema22.properties.comments.items.properties.user.type},message:"must be integer,null",schema:schema22.properties.comments.items.properties.user.type,parentSchema:schema22.properties.comments.items.properties.user,data:data34};
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
const err40 = {instancePath:instancePath+"/comments/" + i1,schemaPath:"#/properties/comments/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.properties.comments.items.type,parentSchema:schema22.properties.comments.items,data:data31};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/comments",schemaPath:"#/properties/comments/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema22.properties.comments.type,parentSchema:schema22.properties.comments,data:data30};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.screenshots !== undefined){
let data35 = data.screenshots;
if(Array.isArray(data35)){
const len2 = data35.length;
for(let i2=0; i2<len2; i2++){
let data36 = data35[i2];
if(!(data36 && typeof data36 == "object" && !Array.isArray(data36))){
const err42 = {instancePath:instancePath+"/screenshots/" + i2,schemaPath:"#/properties/screenshots/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.properties.screenshots.items.type,parentSchema:schema22.properties.screenshots.items,data:data36};
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
const err43 = {instancePath:instancePath+"/screenshots",schemaPath:"#/properties/screenshots/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema22.properties.screenshots.type,parentSchema:schema22.properties.screenshots,data:data35};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.translations !== undefined){
let data37 = data.translations;
if(Array.isArray(data37)){
const len3 = data37.length;
for(let i3=0; i3<len3; i3++){
let data38 = data37[i3];
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.id === undefined){
const err44 = {instancePath:instancePath+"/translations/" + i3,schemaPath:"#/properties/translations/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema22.properties.translations.items.required,parentSchema:schema22.properties.translations.items,data:data38};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data38.language === undefined){
const err45 = {instancePath:instancePath+"/translations/" + i3,schemaPath:"#/properties/translations/items/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'",schema:schema22.properties.translations.items.required,parentSchema:schema22.properties.translations.items,data:data38};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
for(const key6 in data38){
if(!(func1.call(schema22.properties.translations.items.properties, key6))){
const err46 = {instancePath:instancePath+"/translations/" + i3,schemaPath:"#/properties/translations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema22.properties.translations.items,data:data38};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data38.id !== undefined){
let data39 = data38.id;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
const err47 = {instancePath:instancePath+"/translations/" + i3+"/id",schemaPath:"#/properties/translations/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema22.properties.translations.items.properties.id.type,parentSchema:schema22.properties.translations.items.properties.id,data:data39};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data38.text !== undefined){
let data40 = data38.text;
if(((typeof data40 !== "string") && (!(data40 && typeof data40 == "object" && !Array.isArray(data40)))) && (data40 !== null)){
const err48 = {instancePath:instancePath+"/translations/" + i3+"/text",schemaPath:"#/properties/translations/items/properties/text/type",keyword:"type",params:{type: schema22.properties.translations.items.properties.text.type},message:"must be string,object,null",schema:schema22.properties.translations.items.properties.text.type,parentSchema:schema22.properties.translations.items.properties.text,data:data40};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(Object.keys(data40).length < 1){
const err49 = {instancePath:instancePath+"/translations/" + i3+"/text",schemaPath:"#/properties/translations/items/properties/text/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema22.properties.translations.items.properties.text,data:data40};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
for(const key7 in data40){
let data41 = data40[key7];
if(typeof data41 !== "string"){
const err50 = {instancePath:instancePath+"/translations/" + i3+"/text/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/translations/items/properties/text/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.translations.items.properties.text.additionalProperties.type,parentSchema:schema22.properties.translations.items.properties.text.additionalProperties,data:data41};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
}
if(data38["plural form"] !== undefined){
let data42 = data38["plural form"];
if((typeof data42 !== "string") && (data42 !== null)){
const err51 = {instancePath:instancePath+"/translations/" + i3+"/plural form",schemaPath:"#/properties/translations/items/properties/plural%20form/type",keyword:"type",params:{type: schema22.properties.translations.items.properties["plural form"].type},message:"must be string,null",schema:schema22.properties.translations.items.properties["plural form"].type,parentSchema:schema22.properties.translations.items.properties["plural form"],data:data42};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data38["is pre translated"] !== undefined){
let data43 = data38["is pre translated"];
if(typeof data43 !== "boolean"){
const err52 = {instancePath:instancePath+"/translations/" + i3+"/is pre translated",schemaPath:"#/properties/translations/items/properties/is%20pre%20translated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties.translations.items.properties["is pre translated"].type,parentSchema:schema22.properties.translations.items.properties["is pre translated"],data:data43};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data38.provider !== undefined){
let data44 = data38.provider;
if((typeof data44 !== "string") && (data44 !== null)){
const err53 = {instancePath:instancePath+"/translations/" + i3+"/provider",schemaPath:"#/properties/translations/items/properties/provider/type",keyword:"type",params:{type: schema22.properties.translations.items.properties.provider.type},message:"must be string,null",schema:schema22.properties.translations.items.properties.provider.type,parentSchema:schema22.properties.translations.items.properties.provider,data:data44};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data38.language !== undefined){
let data45 = data38.language;
if(typeof data45 !== "string"){
const err54 = {instancePath:instancePath+"/translations/" + i3+"/language",schemaPath:"#/properties/translations/items/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.translations.items.properties.language.type,parentSchema:schema22.properties.translations.items.properties.language,data:data45};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data38.user !== undefined){
let data46 = data38.user;
if((!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))) && (data46 !== null)){
const err55 = {instancePath:instancePath+"/translations/" + i3+"/user",schemaPath:"#/properties/translations/items/properties/user/type",keyword:"type",params:{type: schema22.properties.translations.items.properties.user.type},message:"must be integer,null",schema:schema22.properties.translations.items.properties.user.type,parentSchema:schema22.properties.translations.items.properties.user,data:data46};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data38.votes !== undefined){
let data47 = data38.votes;
if(Array.isArray(data47)){
const len4 = data47.length;
for(let i4=0; i4<len4; i4++){
let data48 = data47[i4];
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
for(const key8 in data48){
if(!((((key8 === "is up") || (key8 === "is down")) || (key8 === "user")) || (key8 === "added"))){
const err56 = {instancePath:instancePath+"/translations/" + i3+"/votes/" + i4,schemaPath:"#/properties/translations/items/properties/votes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties",schema:false,parentSchema:schema22.properties.translations.items.properties.votes.items,data:data48};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data48["is up"] !== undefined){
let data49 = data48["is up"];
if(typeof data49 !== "boolean"){
const err57 = {instancePath:instancePath+"/translations/" + i3+"/votes/" + i4+"/is up",schemaPath:"#/properties/translations/items/properties/votes/items/properties/is%20up/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties.translations.items.properties.votes.items.properties["is up"].type,parentSchema:schema22.properties.translations.items.properties.votes.items.properties["is up"],data:data49};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data48["is down"] !== undefined){
let data50 = data48["is down"];
if(typeof data50 !== "boolean"){
const err58 = {instancePath:instancePath+"/translations/" + i3+"/votes/" + i4+"/is down",schemaPath:"#/properties/translations/items/properties/votes/items/properties/is%20down/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties.translations.items.properties.votes.items.properties["is down"].type,parentSchema:schema22.properties.translations.items.properties.votes.items.properties["is down"],data:data50};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data48.user !== undefined){
let data51 = data48.user;
if((!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))) && (data51 !== null)){
const err59 = {instancePath:instancePath+"/translations/" + i3+"/votes/" + i4+"/user",schemaPath:"#/properties/translations/items/properties/votes/items/properties/user/type",keyword:"type",params:{type: schema22.properties.translations.items.properties.votes.items.properties.user.type},message:"must be integer,null",schema:schema22.properties.translations.items.properties.votes.items.properties.user.type,parentSchema:schema22.properties.translations.items.properties.votes.items.properties.user,data:data51};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data48.added !== undefined){
let data52 = data48.added;
if((typeof data52 !== "string") && (data52 !== null)){
const err60 = {instancePath:instancePath+"/translations/" + i3+"/votes/" + i4+"/added",schemaPath:"#/properties/translations/items/properties/votes/items/properties/added/type",keyword:"type",params:{type: schema22.properties.translations.items.properties.votes.items.properties.added.type},message:"must be string,null",schema:schema22.properties.translations.items.properties.votes.items.properties.added.type,parentSchema:schema22.properties.translations.items.properties.votes.items.properties.added,data:data52};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(typeof data52 === "string"){
if(!pattern3.test(data52)){
const err61 = {instancePath:instancePath+"/translations/" + i3+"/votes/" + i4+"/added",schemaPath:"#/properties/translations/items/properties/votes/items/properties/added/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$",parentSchema:schema22.properties.translations.items.properties.votes.items.properties.added,data:data52};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
}
else {
const err62 = {instancePath:instancePath+"/translations/" + i3+"/votes/" + i4,schemaPath:"#/properties/translations/items/properties/votes/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.properties.translations.items.properties.votes.items.type,parentSchema:schema22.properties.translations.items.properties.votes.items,data:data48};
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
const err63 = {instancePath:instancePath+"/translations/" + i3+"/votes",schemaPath:"#/properties/translations/items/properties/votes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema22.properties.translations.items.properties.votes.type,parentSchema:schema22.properties.translations.items.properties.votes,data:data47};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data38.approvals !== undefined){
let data53 = data38.approvals;
if(Array.isArray(data53)){
const len5 = data53.length;
for(let i5=0; i5<len5; i5++){
let data54 = data53[i5];
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
for(const key9 in data54){
if(!((key9 === "user") || (key9 === "added"))){
const err64 = {instancePath:instancePath+"/translations/" + i3+"/approvals/" + i5,schemaPath:"#/properties/translations/items/properties/approvals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties",schema:false,parentSchema:schema22.properties.translations.items.properties.approvals.items,data:data54};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data54.user !== undefined){
let data55 = data54.user;
if((!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))) && (data55 !== null)){
const err65 = {instancePath:instancePath+"/translations/" + i3+"/approvals/" + i5+"/user",schemaPath:"#/properties/translations/items/properties/approvals/items/properties/user/type",keyword:"type",params:{type: schema22.properties.translations.items.properties.approvals.items.properties.user.type},message:"must be integer,null",schema:schema22.properties.translations.items.properties.approvals.items.properties.user.type,parentSchema:schema22.properties.translations.items.properties.approvals.items.properties.user,data:data55};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data54.added !== undefined){
let data56 = data54.added;
if((typeof data56 !== "string") && (data56 !== null)){
const err66 = {instancePath:instancePath+"/translations/" + i3+"/approvals/" + i5+"/added",schemaPath:"#/properties/translations/items/properties/approvals/items/properties/added/type",keyword:"type",params:{type: schema22.properties.translations.items.properties.approvals.items.properties.added.type},message:"must be string,null",schema:schema22.properties.translations.items.properties.approvals.items.properties.added.type,parentSchema:schema22.properties.translations.items.properties.approvals.items.properties.added,data:data56};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(typeof data56 === "string"){
if(!pattern3.test(data56)){
const err67 = {instancePath:instancePath+"/translations/" + i3+"/approvals/" + i5+"/added",schemaPath:"#/properties/translations/items/properties/approvals/items/properties/added/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$",parentSchema:schema22.properties.translations.items.properties.approvals.items.properties.added,data:data56};
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
}
else {
const err68 = {instancePath:instancePath+"/translations/" + i3+"/approvals/" + i5,schemaPath:"#/properties/translations/items/properties/approvals/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.properties.translations.items.properties.approvals.items.type,parentSchema:schema22.properties.translations.items.properties.approvals.items,data:data54};
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
else {
const err69 = {instancePath:instancePath+"/translations/" + i3+"/approvals",schemaPath:"#/properties/translations/items/properties/approvals/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema22.properties.translations.items.properties.approvals.type,parentSchema:schema22.properties.translations.items.properties.approvals,data:data53};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data38.updated !== undefined){
let data57 = data38.updated;
if((typeof data57 !== "string") && (data57 !== null)){
const err70 = {instancePath:instancePath+"/translations/" + i3+"/updated",schemaPath:"#/properties/translations/items/properties/updated/type",keyword:"type",params:{type: schema22.properties.translations.items.properties.updated.type},message:"must be string,null",schema:schema22.properties.translations.items.properties.updated.type,parentSchema:schema22.properties.translations.items.properties.updated,data:data57};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(typeof data57 === "string"){
if(!pattern3.test(data57)){
const err71 = {instancePath:instancePath+"/translations/" + i3+"/updated",schemaPath:"#/properties/translations/items/properties/updated/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$",parentSchema:schema22.properties.translations.items.properties.updated,data:data57};
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
}
else {
const err72 = {instancePath:instancePath+"/translations/" + i3,schemaPath:"#/properties/translations/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.properties.translations.items.type,parentSchema:schema22.properties.translations.items,data:data38};
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
else {
const err73 = {instancePath:instancePath+"/translations",schemaPath:"#/properties/translations/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema22.properties.translations.type,parentSchema:schema22.properties.translations,data:data37};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data["languages summary"] !== undefined){
let data58 = data["languages summary"];
if(Array.isArray(data58)){
const len6 = data58.length;
for(let i6=0; i6<len6; i6++){
let data59 = data58[i6];
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
if(data59.language === undefined){
const err74 = {instancePath:instancePath+"/languages summary/" + i6,schemaPath:"#/properties/languages%20summary/items/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'",schema:schema22.properties["languages summary"].items.required,parentSchema:schema22.properties["languages summary"].items,data:data59};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
for(const key10 in data59){
if(!(func1.call(schema22.properties["languages summary"].items.properties, key10))){
const err75 = {instancePath:instancePath+"/languages summary/" + i6,schemaPath:"#/properties/languages%20summary/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties",schema:false,parentSchema:schema22.properties["languages summary"].items,data:data59};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data59.language !== undefined){
let data60 = data59.language;
if(typeof data60 !== "string"){
const err76 = {instancePath:instancePath+"/languages summary/" + i6+"/language",schemaPath:"#/properties/languages%20summary/items/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties["languages summary"].items.properties.language.type,parentSchema:schema22.properties["languages summary"].items.properties.language,data:data60};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data59["is translated"] !== undefined){
let data61 = data59["is translated"];
if(typeof data61 !== "boolean"){
const err77 = {instancePath:instancePath+"/languages summary/" + i6+"/is translated",schemaPath:"#/properties/languages%20summary/items/properties/is%20translated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["is translated"].type,parentSchema:schema22.properties["languages summary"].items.properties["is translated"],data:data61};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data59["is partially translated"] !== undefined){
let data62 = data59["is partially translated"];
if(typeof data62 !== "boolean"){
const err78 = {instancePath:instancePath+"/languages summary/" + i6+"/is partially translated",schemaPath:"#/properties/languages%20summary/items/properties/is%20partially%20translated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["is partially translated"].type,parentSchema:schema22.properties["languages summary"].items.properties["is partially translated"],data:data62};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data59["is approved"] !== undefined){
let data63 = data59["is approved"];
if(typeof data63 !== "boolean"){
const err79 = {instancePath:instancePath+"/languages summary/" + i6+"/is approved",schemaPath:"#/properties/languages%20summary/items/properties/is%20approved/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["is approved"].type,parentSchema:schema22.properties["languages summary"].items.properties["is approved"],data:data63};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data59["is partially approved"] !== undefined){
let data64 = data59["is partially approved"];
if(typeof data64 !== "boolean"){
const err80 = {instancePath:instancePath+"/languages summary/" + i6+"/is partially approved",schemaPath:"#/properties/languages%20summary/items/properties/is%20partially%20approved/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["is partially approved"].type,parentSchema:schema22.properties["languages summary"].items.properties["is partially approved"],data:data64};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data59["translation updated"] !== undefined){
let data65 = data59["translation updated"];
const _errs143 = errors;
let valid25 = false;
const _errs144 = errors;
if(typeof data65 !== "boolean"){
const err81 = {instancePath:instancePath+"/languages summary/" + i6+"/translation updated",schemaPath:"#/properties/languages%20summary/items/properties/translation%20updated/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["translation updated"].anyOf[0].type,parentSchema:schema22.properties["languages summary"].items.properties["translation updated"].anyOf[0],data:data65};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
var _valid0 = _errs144 === errors;
valid25 = valid25 || _valid0;
const _errs146 = errors;
if((typeof data65 !== "string") && (data65 !== null)){
const err82 = {instancePath:instancePath+"/languages summary/" + i6+"/translation updated",schemaPath:"#/properties/languages%20summary/items/properties/translation%20updated/anyOf/1/type",keyword:"type",params:{type: schema22.properties["languages summary"].items.properties["translation updated"].anyOf[1].type},message:"must be string,null",schema:schema22.properties["languages summary"].items.properties["translation updated"].anyOf[1].type,parentSchema:schema22.properties["languages summary"].items.properties["translation updated"].anyOf[1],data:data65};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(typeof data65 === "string"){
if(!pattern3.test(data65)){
const err83 = {instancePath:instancePath+"/languages summary/" + i6+"/translation updated",schemaPath:"#/properties/languages%20summary/items/properties/translation%20updated/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$",parentSchema:schema22.properties["languages summary"].items.properties["translation updated"].anyOf[1],data:data65};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
var _valid0 = _errs146 === errors;
valid25 = valid25 || _valid0;
if(!valid25){
const err84 = {instancePath:instancePath+"/languages summary/" + i6+"/translation updated",schemaPath:"#/properties/languages%20summary/items/properties/translation%20updated/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema22.properties["languages summary"].items.properties["translation updated"].anyOf,parentSchema:schema22.properties["languages summary"].items.properties["translation updated"],data:data65};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
else {
errors = _errs143;
if(vErrors !== null){
if(_errs143){
vErrors.length = _errs143;
}
else {
vErrors = null;
}
}
}
}
if(data59["is auto translated"] !== undefined){
let data66 = data59["is auto translated"];
if(typeof data66 !== "boolean"){
const err85 = {instancePath:instancePath+"/languages summary/" + i6+"/is auto translated",schemaPath:"#/properties/languages%20summary/items/properties/is%20auto%20translated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["is auto translated"].type,parentSchema:schema22.properties["languages summary"].items.properties["is auto translated"],data:data66};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data59["is translated by tm"] !== undefined){
let data67 = data59["is translated by tm"];
if(typeof data67 !== "boolean"){
const err86 = {instancePath:instancePath+"/languages summary/" + i6+"/is translated by tm",schemaPath:"#/properties/languages%20summary/items/properties/is%20translated%20by%20tm/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["is translated by tm"].type,parentSchema:schema22.properties["languages summary"].items.properties["is translated by tm"],data:data67};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data59["is translated by mt"] !== undefined){
let data68 = data59["is translated by mt"];
if(typeof data68 !== "boolean"){
const err87 = {instancePath:instancePath+"/languages summary/" + i6+"/is translated by mt",schemaPath:"#/properties/languages%20summary/items/properties/is%20translated%20by%20mt/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["is translated by mt"].type,parentSchema:schema22.properties["languages summary"].items.properties["is translated by mt"],data:data68};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data59["is translated by ai"] !== undefined){
let data69 = data59["is translated by ai"];
if(typeof data69 !== "boolean"){
const err88 = {instancePath:instancePath+"/languages summary/" + i6+"/is translated by ai",schemaPath:"#/properties/languages%20summary/items/properties/is%20translated%20by%20ai/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["is translated by ai"].type,parentSchema:schema22.properties["languages summary"].items.properties["is translated by ai"],data:data69};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data59["is source changed after translation"] !== undefined){
let data70 = data59["is source changed after translation"];
if(typeof data70 !== "boolean"){
const err89 = {instancePath:instancePath+"/languages summary/" + i6+"/is source changed after translation",schemaPath:"#/properties/languages%20summary/items/properties/is%20source%20changed%20after%20translation/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["is source changed after translation"].type,parentSchema:schema22.properties["languages summary"].items.properties["is source changed after translation"],data:data70};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data59["has translation as source"] !== undefined){
let data71 = data59["has translation as source"];
if(typeof data71 !== "boolean"){
const err90 = {instancePath:instancePath+"/languages summary/" + i6+"/has translation as source",schemaPath:"#/properties/languages%20summary/items/properties/has%20translation%20as%20source/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has translation as source"].type,parentSchema:schema22.properties["languages summary"].items.properties["has translation as source"],data:data71};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data59["has translation after approval"] !== undefined){
let data72 = data59["has translation after approval"];
if(typeof data72 !== "boolean"){
const err91 = {instancePath:instancePath+"/languages summary/" + i6+"/has translation after approval",schemaPath:"#/properties/languages%20summary/items/properties/has%20translation%20after%20approval/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has translation after approval"].type,parentSchema:schema22.properties["languages summary"].items.properties["has translation after approval"],data:data72};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data59["has shared translation"] !== undefined){
let data73 = data59["has shared translation"];
if(typeof data73 !== "boolean"){
const err92 = {instancePath:instancePath+"/languages summary/" + i6+"/has shared translation",schemaPath:"#/properties/languages%20summary/items/properties/has%20shared%20translation/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has shared translation"].type,parentSchema:schema22.properties["languages summary"].items.properties["has shared translation"],data:data73};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data59["has qa issues"] !== undefined){
let data74 = data59["has qa issues"];
if(typeof data74 !== "boolean"){
const err93 = {instancePath:instancePath+"/languages summary/" + i6+"/has qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has qa issues"],data:data74};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data59.rating !== undefined){
let data75 = data59.rating;
if((!(((typeof data75 == "number") && (!(data75 % 1) && !isNaN(data75))) && (isFinite(data75)))) && (data75 !== null)){
const err94 = {instancePath:instancePath+"/languages summary/" + i6+"/rating",schemaPath:"#/properties/languages%20summary/items/properties/rating/type",keyword:"type",params:{type: schema22.properties["languages summary"].items.properties.rating.type},message:"must be integer,null",schema:schema22.properties["languages summary"].items.properties.rating.type,parentSchema:schema22.properties["languages summary"].items.properties.rating,data:data75};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data59.approvalsCount !== undefined){
let data76 = data59.approvalsCount;
if((!(((typeof data76 == "number") && (!(data76 % 1) && !isNaN(data76))) && (isFinite(data76)))) && (data76 !== null)){
const err95 = {instancePath:instancePath+"/languages summary/" + i6+"/approvalsCount",schemaPath:"#/properties/languages%20summary/items/properties/approvalsCount/type",keyword:"type",params:{type: schema22.properties["languages summary"].items.properties.approvalsCount.type},message:"must be integer,null",schema:schema22.properties["languages summary"].items.properties.approvalsCount.type,parentSchema:schema22.properties["languages summary"].items.properties.approvalsCount,data:data76};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data59["has empty translation qa issues"] !== undefined){
let data77 = data59["has empty translation qa issues"];
if(typeof data77 !== "boolean"){
const err96 = {instancePath:instancePath+"/languages summary/" + i6+"/has empty translation qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20empty%20translation%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has empty translation qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has empty translation qa issues"],data:data77};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data59["has translation length qa issues"] !== undefined){
let data78 = data59["has translation length qa issues"];
if(typeof data78 !== "boolean"){
const err97 = {instancePath:instancePath+"/languages summary/" + i6+"/has translation length qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20translation%20length%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has translation length qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has translation length qa issues"],data:data78};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data59["has tags mismatch qa issues"] !== undefined){
let data79 = data59["has tags mismatch qa issues"];
if(typeof data79 !== "boolean"){
const err98 = {instancePath:instancePath+"/languages summary/" + i6+"/has tags mismatch qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20tags%20mismatch%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has tags mismatch qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has tags mismatch qa issues"],data:data79};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data59["has spaces mismatch qa issues"] !== undefined){
let data80 = data59["has spaces mismatch qa issues"];
if(typeof data80 !== "boolean"){
const err99 = {instancePath:instancePath+"/languages summary/" + i6+"/has spaces mismatch qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20spaces%20mismatch%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has spaces mismatch qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has spaces mismatch qa issues"],data:data80};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data59["has variables mismatch qa issues"] !== undefined){
let data81 = data59["has variables mismatch qa issues"];
if(typeof data81 !== "boolean"){
const err100 = {instancePath:instancePath+"/languages summary/" + i6+"/has variables mismatch qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20variables%20mismatch%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has variables mismatch qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has variables mismatch qa issues"],data:data81};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data59["has punctuation mismatch qa issues"] !== undefined){
let data82 = data59["has punctuation mismatch qa issues"];
if(typeof data82 !== "boolean"){
const err101 = {instancePath:instancePath+"/languages summary/" + i6+"/has punctuation mismatch qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20punctuation%20mismatch%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has punctuation mismatch qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has punctuation mismatch qa issues"],data:data82};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data59["has character case mismatch qa issues"] !== undefined){
let data83 = data59["has character case mismatch qa issues"];
if(typeof data83 !== "boolean"){
const err102 = {instancePath:instancePath+"/languages summary/" + i6+"/has character case mismatch qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20character%20case%20mismatch%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has character case mismatch qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has character case mismatch qa issues"],data:data83};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data59["has special characters mismatch qa issues"] !== undefined){
let data84 = data59["has special characters mismatch qa issues"];
if(typeof data84 !== "boolean"){
const err103 = {instancePath:instancePath+"/languages summary/" + i6+"/has special characters mismatch qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20special%20characters%20mismatch%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has special characters mismatch qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has special characters mismatch qa issues"],data:data84};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data59["has incorrect translation qa issues"] !== undefined){
let data85 = data59["has incorrect translation qa issues"];
if(typeof data85 !== "boolean"){
const err104 = {instancePath:instancePath+"/languages summary/" + i6+"/has incorrect translation qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20incorrect%20translation%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has incorrect translation qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has incorrect translation qa issues"],data:data85};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data59["has spelling qa issues"] !== undefined){
let data86 = data59["has spelling qa issues"];
if(typeof data86 !== "boolean"){
const err105 = {instancePath:instancePath+"/languages summary/" + i6+"/has spelling qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20spelling%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has spelling qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has spelling qa issues"],data:data86};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data59["has icu syntax qa issues"] !== undefined){
let data87 = data59["has icu syntax qa issues"];
if(typeof data87 !== "boolean"){
const err106 = {instancePath:instancePath+"/languages summary/" + i6+"/has icu syntax qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20icu%20syntax%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has icu syntax qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has icu syntax qa issues"],data:data87};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data59["has terms qa issues"] !== undefined){
let data88 = data59["has terms qa issues"];
if(typeof data88 !== "boolean"){
const err107 = {instancePath:instancePath+"/languages summary/" + i6+"/has terms qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20terms%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has terms qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has terms qa issues"],data:data88};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data59["has duplicate translation qa issues"] !== undefined){
let data89 = data59["has duplicate translation qa issues"];
if(typeof data89 !== "boolean"){
const err108 = {instancePath:instancePath+"/languages summary/" + i6+"/has duplicate translation qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20duplicate%20translation%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has duplicate translation qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has duplicate translation qa issues"],data:data89};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data59["has ftl syntax qa issues"] !== undefined){
let data90 = data59["has ftl syntax qa issues"];
if(typeof data90 !== "boolean"){
const err109 = {instancePath:instancePath+"/languages summary/" + i6+"/has ftl syntax qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20ftl%20syntax%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has ftl syntax qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has ftl syntax qa issues"],data:data90};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data59["has android syntax qa issues"] !== undefined){
let data91 = data59["has android syntax qa issues"];
if(typeof data91 !== "boolean"){
const err110 = {instancePath:instancePath+"/languages summary/" + i6+"/has android syntax qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20android%20syntax%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has android syntax qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has android syntax qa issues"],data:data91};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data59["has numbers mismatch qa issues"] !== undefined){
let data92 = data59["has numbers mismatch qa issues"];
if(typeof data92 !== "boolean"){
const err111 = {instancePath:instancePath+"/languages summary/" + i6+"/has numbers mismatch qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20numbers%20mismatch%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has numbers mismatch qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has numbers mismatch qa issues"],data:data92};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data59["has ai qa issues"] !== undefined){
let data93 = data59["has ai qa issues"];
if(typeof data93 !== "boolean"){
const err112 = {instancePath:instancePath+"/languages summary/" + i6+"/has ai qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20ai%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has ai qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has ai qa issues"],data:data93};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data59["has outdated translation qa issues"] !== undefined){
let data94 = data59["has outdated translation qa issues"];
if(typeof data94 !== "boolean"){
const err113 = {instancePath:instancePath+"/languages summary/" + i6+"/has outdated translation qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20outdated%20translation%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has outdated translation qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has outdated translation qa issues"],data:data94};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data59["has mdx syntax qa issues"] !== undefined){
let data95 = data59["has mdx syntax qa issues"];
if(typeof data95 !== "boolean"){
const err114 = {instancePath:instancePath+"/languages summary/" + i6+"/has mdx syntax qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20mdx%20syntax%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has mdx syntax qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has mdx syntax qa issues"],data:data95};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data59["has custom qa issues"] !== undefined){
let data96 = data59["has custom qa issues"];
if(typeof data96 !== "boolean"){
const err115 = {instancePath:instancePath+"/languages summary/" + i6+"/has custom qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20custom%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has custom qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has custom qa issues"],data:data96};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
else {
const err116 = {instancePath:instancePath+"/languages summary/" + i6,schemaPath:"#/properties/languages%20summary/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.properties["languages summary"].items.type,parentSchema:schema22.properties["languages summary"].items,data:data59};
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
const err117 = {instancePath:instancePath+"/languages summary",schemaPath:"#/properties/languages%20summary/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema22.properties["languages summary"].type,parentSchema:schema22.properties["languages summary"],data:data58};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data.labels !== undefined){
let data97 = data.labels;
if(Array.isArray(data97)){
const len7 = data97.length;
for(let i7=0; i7<len7; i7++){
let data98 = data97[i7];
if(data98 && typeof data98 == "object" && !Array.isArray(data98)){
for(const key11 in data98){
if(!(((key11 === "id") || (key11 === "title")) || (key11 === "is system"))){
const err118 = {instancePath:instancePath+"/labels/" + i7,schemaPath:"#/properties/labels/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties",schema:false,parentSchema:schema22.properties.labels.items,data:data98};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data98.id !== undefined){
let data99 = data98.id;
if((!(((typeof data99 == "number") && (!(data99 % 1) && !isNaN(data99))) && (isFinite(data99)))) && (data99 !== null)){
const err119 = {instancePath:instancePath+"/labels/" + i7+"/id",schemaPath:"#/properties/labels/items/properties/id/type",keyword:"type",params:{type: schema22.properties.labels.items.properties.id.type},message:"must be integer,null",schema:schema22.properties.labels.items.properties.id.type,parentSchema:schema22.properties.labels.items.properties.id,data:data99};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data98.title !== undefined){
let data100 = data98.title;
if((typeof data100 !== "string") && (data100 !== null)){
const err120 = {instancePath:instancePath+"/labels/" + i7+"/title",schemaPath:"#/properties/labels/items/properties/title/type",keyword:"type",params:{type: schema22.properties.labels.items.properties.title.type},message:"must be string,null",schema:schema22.properties.labels.items.properties.title.type,parentSchema:schema22.properties.labels.items.properties.title,data:data100};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data98["is system"] !== undefined){
let data101 = data98["is system"];
if(typeof data101 !== "boolean"){
const err121 = {instancePath:instancePath+"/labels/" + i7+"/is system",schemaPath:"#/properties/labels/items/properties/is%20system/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties.labels.items.properties["is system"].type,parentSchema:schema22.properties.labels.items.properties["is system"],data:data101};
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
const err122 = {instancePath:instancePath+"/labels/" + i7,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.properties.labels.items.type,parentSchema:schema22.properties.labels.items,data:data98};
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
const err123 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema22.properties.labels.type,parentSchema:schema22.properties.labels,data:data97};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data.added !== undefined){
let data102 = data.added;
if((typeof data102 !== "string") && (data102 !== null)){
const err124 = {instancePath:instancePath+"/added",schemaPath:"#/properties/added/type",keyword:"type",params:{type: schema22.properties.added.type},message:"must be string,null",schema:schema22.properties.added.type,parentSchema:schema22.properties.added,data:data102};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(typeof data102 === "string"){
if(!pattern3.test(data102)){
const err125 = {instancePath:instancePath+"/added",schemaPath:"#/properties/added/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$",parentSchema:schema22.properties.added,data:data102};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
}
if(data.updated !== undefined){
let data103 = data.updated;
if((typeof data103 !== "string") && (data103 !== null)){
const err126 = {instancePath:instancePath+"/updated",schemaPath:"#/properties/updated/type",keyword:"type",params:{type: schema22.properties.updated.type},message:"must be string,null",schema:schema22.properties.updated.type,parentSchema:schema22.properties.updated,data:data103};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(typeof data103 === "string"){
if(!pattern3.test(data103)){
const err127 = {instancePath:instancePath+"/updated",schemaPath:"#/properties/updated/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$",parentSchema:schema22.properties.updated,data:data103};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
}
}
else {
const err128 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema23 = {"title":"translation","x-locspec-source":"CroQL data contexts, Translation context","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"description":"the id of the record in list answers","type":"integer"},"language":{"description":"the code that its list is asked for","type":["string","null"]},"text":{"description":"the translation; the form of the category “other” where a reader gets an object of plural forms","x-locspec-gap":"croql.plural-text","type":["string","object","null"],"minProperties":1,"additionalProperties":{"type":"string"}},"plural form":{"description":"plural category of this form; its values are not given","type":["string","null"]},"is pre translated":{"description":"came from auto-translation","type":"boolean"},"provider":{"description":"where it came from: a memory, an engine or AI; eight further values are not named","type":["string","null"]},"user":{"description":"who added it","type":["integer","null"]},"votes":{"description":"votes given to the translation","type":"array","items":{"type":"object","additionalProperties":false,"properties":{"is up":{"description":"a vote for it","type":"boolean"},"is down":{"description":"a vote against it","type":"boolean"},"user":{"description":"who voted","type":["integer","null"]},"added":{"description":"when","type":["string","null"],"pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$","examples":["2024-01-31 12:00:00"]}}}},"approvals":{"description":"approvals given to the translation","type":"array","items":{"type":"object","additionalProperties":false,"properties":{"user":{"description":"who approved","type":["integer","null"]},"added":{"description":"when","type":["string","null"],"pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$","examples":["2024-01-31 12:00:00"]}}}},"updated":{"description":"when it last changed","type":["string","null"],"pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$","examples":["2024-01-31 12:00:00"]}}};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema23.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema23,data};
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
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema23.properties.id.type,parentSchema:schema23.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.language !== undefined){
let data1 = data.language;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: schema23.properties.language.type},message:"must be string,null",schema:schema23.properties.language.type,parentSchema:schema23.properties.language,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(((typeof data2 !== "string") && (!(data2 && typeof data2 == "object" && !Array.isArray(data2)))) && (data2 !== null)){
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema23.properties.text.type},message:"must be string,object,null",schema:schema23.properties.text.type,parentSchema:schema23.properties.text,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length < 1){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema23.properties.text,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/text/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties.text.additionalProperties.type,parentSchema:schema23.properties.text.additionalProperties,data:data3};
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
}
if(data["plural form"] !== undefined){
let data4 = data["plural form"];
if((typeof data4 !== "string") && (data4 !== null)){
const err7 = {instancePath:instancePath+"/plural form",schemaPath:"#/properties/plural%20form/type",keyword:"type",params:{type: schema23.properties["plural form"].type},message:"must be string,null",schema:schema23.properties["plural form"].type,parentSchema:schema23.properties["plural form"],data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data["is pre translated"] !== undefined){
let data5 = data["is pre translated"];
if(typeof data5 !== "boolean"){
const err8 = {instancePath:instancePath+"/is pre translated",schemaPath:"#/properties/is%20pre%20translated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema23.properties["is pre translated"].type,parentSchema:schema23.properties["is pre translated"],data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.provider !== undefined){
let data6 = data.provider;
if((typeof data6 !== "string") && (data6 !== null)){
const err9 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: schema23.properties.provider.type},message:"must be string,null",schema:schema23.properties.provider.type,parentSchema:schema23.properties.provider,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.user !== undefined){
let data7 = data.user;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err10 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: schema23.properties.user.type},message:"must be integer,null",schema:schema23.properties.user.type,parentSchema:schema23.properties.user,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.votes !== undefined){
let data8 = data.votes;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key2 in data9){
if(!((((key2 === "is up") || (key2 === "is down")) || (key2 === "user")) || (key2 === "added"))){
const err11 = {instancePath:instancePath+"/votes/" + i0,schemaPath:"#/properties/votes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema23.properties.votes.items,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data9["is up"] !== undefined){
let data10 = data9["is up"];
if(typeof data10 !== "boolean"){
const err12 = {instancePath:instancePath+"/votes/" + i0+"/is up",schemaPath:"#/properties/votes/items/properties/is%20up/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema23.properties.votes.items.properties["is up"].type,parentSchema:schema23.properties.votes.items.properties["is up"],data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data9["is down"] !== undefined){
let data11 = data9["is down"];
if(typeof data11 !== "boolean"){
const err13 = {instancePath:instancePath+"/votes/" + i0+"/is down",schemaPath:"#/properties/votes/items/properties/is%20down/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema23.properties.votes.items.properties["is down"].type,parentSchema:schema23.properties.votes.items.properties["is down"],data:data11};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data9.user !== undefined){
let data12 = data9.user;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err14 = {instancePath:instancePath+"/votes/" + i0+"/user",schemaPath:"#/properties/votes/items/properties/user/type",keyword:"type",params:{type: schema23.properties.votes.items.properties.user.type},message:"must be integer,null",schema:schema23.properties.votes.items.properties.user.type,parentSchema:schema23.properties.votes.items.properties.user,data:data12};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data9.added !== undefined){
let data13 = data9.added;
if((typeof data13 !== "string") && (data13 !== null)){
const err15 = {instancePath:instancePath+"/votes/" + i0+"/added",schemaPath:"#/properties/votes/items/properties/added/type",keyword:"type",params:{type: schema23.properties.votes.items.properties.added.type},message:"must be string,null",schema:schema23.properties.votes.items.properties.added.type,parentSchema:schema23.properties.votes.items.properties.added,data:data13};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data13 === "string"){
if(!pattern3.test(data13)){
const err16 = {instancePath:instancePath+"/votes/" + i0+"/added",schemaPath:"#/properties/votes/items/properties/added/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$",parentSchema:schema23.properties.votes.items.properties.added,data:data13};
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
}
else {
const err17 = {instancePath:instancePath+"/votes/" + i0,schemaPath:"#/properties/votes/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema23.properties.votes.items.type,parentSchema:schema23.properties.votes.items,data:data9};
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
const err18 = {instancePath:instancePath+"/votes",schemaPath:"#/properties/votes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema23.properties.votes.type,parentSchema:schema23.properties.votes,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.approvals !== undefined){
let data14 = data.approvals;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key3 in data15){
if(!((key3 === "user") || (key3 === "added"))){
const err19 = {instancePath:instancePath+"/approvals/" + i1,schemaPath:"#/properties/approvals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema23.properties.approvals.items,data:data15};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data15.user !== undefined){
let data16 = data15.user;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
const err20 = {instancePath:instancePath+"/approvals/" + i1+"/user",schemaPath:"#/properties/approvals/items/properties/user/type",keyword:"type",params:{type: schema23.properties.approvals.items.properties.user.type},message:"must be integer,null",schema:schema23.properties.approvals.items.properties.user.type,parentSchema:schema23.properties.approvals.items.properties.user,data:data16};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data15.added !== undefined){
let data17 = data15.added;
if((typeof data17 !== "string") && (data17 !== null)){
const err21 = {instancePath:instancePath+"/approvals/" + i1+"/added",schemaPath:"#/properties/approvals/items/properties/added/type",keyword:"type",params:{type: schema23.properties.approvals.items.properties.added.type},message:"must be string,null",schema:schema23.properties.approvals.items.properties.added.type,parentSchema:schema23.properties.approvals.items.properties.added,data:data17};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data17 === "string"){
if(!pattern3.test(data17)){
const err22 = {instancePath:instancePath+"/approvals/" + i1+"/added",schemaPath:"#/properties/approvals/items/properties/added/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$",parentSchema:schema23.properties.approvals.items.properties.added,data:data17};
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
else {
const err23 = {instancePath:instancePath+"/approvals/" + i1,schemaPath:"#/properties/approvals/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema23.properties.approvals.items.type,parentSchema:schema23.properties.approvals.items,data:data15};
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
const err24 = {instancePath:instancePath+"/approvals",schemaPath:"#/properties/approvals/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema23.properties.approvals.type,parentSchema:schema23.properties.approvals,data:data14};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.updated !== undefined){
let data18 = data.updated;
if((typeof data18 !== "string") && (data18 !== null)){
const err25 = {instancePath:instancePath+"/updated",schemaPath:"#/properties/updated/type",keyword:"type",params:{type: schema23.properties.updated.type},message:"must be string,null",schema:schema23.properties.updated.type,parentSchema:schema23.properties.updated,data:data18};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data18 === "string"){
if(!pattern3.test(data18)){
const err26 = {instancePath:instancePath+"/updated",schemaPath:"#/properties/updated/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$",parentSchema:schema23.properties.updated,data:data18};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema23.type,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema24 = {"title":"TM segment","x-locspec-source":"CroQL data contexts, TM segment context","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"description":"the id of the record in list answers","type":"integer"},"records":{"description":"the segment in each language","type":"array","items":{"type":"object","additionalProperties":false,"required":["id"],"properties":{"language":{"description":"the code that list answers show","type":["string","null"]},"id":{"type":"integer"},"text":{"description":"text of the record","type":["string","null"]},"usageCount":{"description":"how often it was used","type":["integer","null"]},"createdBy":{"description":"who created it","type":["integer","null"]},"updatedBy":{"description":"who last changed it","type":["integer","null"]},"createdAt":{"type":["string","null"],"format":"date-time","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$","examples":["2024-01-31T12:00:00+00:00"]},"updatedAt":{"type":["string","null"],"format":"date-time","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$","examples":["2024-01-31T12:00:00+00:00"]}}}}}};
const pattern12 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$", "u");

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema24.required,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "records"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema24,data};
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
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema24.properties.id.type,parentSchema:schema24.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.records !== undefined){
let data1 = data.records;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err3 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema24.properties.records.items.required,parentSchema:schema24.properties.records.items,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data2){
if(!((((((((key1 === "language") || (key1 === "id")) || (key1 === "text")) || (key1 === "usageCount")) || (key1 === "createdBy")) || (key1 === "updatedBy")) || (key1 === "createdAt")) || (key1 === "updatedAt"))){
const err4 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema24.properties.records.items,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data2.language !== undefined){
let data3 = data2.language;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/records/" + i0+"/language",schemaPath:"#/properties/records/items/properties/language/type",keyword:"type",params:{type: schema24.properties.records.items.properties.language.type},message:"must be string,null",schema:schema24.properties.records.items.properties.language.type,parentSchema:schema24.properties.records.items.properties.language,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.id !== undefined){
let data4 = data2.id;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err6 = {instancePath:instancePath+"/records/" + i0+"/id",schemaPath:"#/properties/records/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema24.properties.records.items.properties.id.type,parentSchema:schema24.properties.records.items.properties.id,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.text !== undefined){
let data5 = data2.text;
if((typeof data5 !== "string") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/records/" + i0+"/text",schemaPath:"#/properties/records/items/properties/text/type",keyword:"type",params:{type: schema24.properties.records.items.properties.text.type},message:"must be string,null",schema:schema24.properties.records.items.properties.text.type,parentSchema:schema24.properties.records.items.properties.text,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.usageCount !== undefined){
let data6 = data2.usageCount;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err8 = {instancePath:instancePath+"/records/" + i0+"/usageCount",schemaPath:"#/properties/records/items/properties/usageCount/type",keyword:"type",params:{type: schema24.properties.records.items.properties.usageCount.type},message:"must be integer,null",schema:schema24.properties.records.items.properties.usageCount.type,parentSchema:schema24.properties.records.items.properties.usageCount,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.createdBy !== undefined){
let data7 = data2.createdBy;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err9 = {instancePath:instancePath+"/records/" + i0+"/createdBy",schemaPath:"#/properties/records/items/properties/createdBy/type",keyword:"type",params:{type: schema24.properties.records.items.properties.createdBy.type},message:"must be integer,null",schema:schema24.properties.records.items.properties.createdBy.type,parentSchema:schema24.properties.records.items.properties.createdBy,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.updatedBy !== undefined){
let data8 = data2.updatedBy;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err10 = {instancePath:instancePath+"/records/" + i0+"/updatedBy",schemaPath:"#/properties/records/items/properties/updatedBy/type",keyword:"type",params:{type: schema24.properties.records.items.properties.updatedBy.type},message:"must be integer,null",schema:schema24.properties.records.items.properties.updatedBy.type,parentSchema:schema24.properties.records.items.properties.updatedBy,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.createdAt !== undefined){
let data9 = data2.createdAt;
if((typeof data9 !== "string") && (data9 !== null)){
const err11 = {instancePath:instancePath+"/records/" + i0+"/createdAt",schemaPath:"#/properties/records/items/properties/createdAt/type",keyword:"type",params:{type: schema24.properties.records.items.properties.createdAt.type},message:"must be string,null",schema:schema24.properties.records.items.properties.createdAt.type,parentSchema:schema24.properties.records.items.properties.createdAt,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data9 === "string"){
if(!pattern12.test(data9)){
const err12 = {instancePath:instancePath+"/records/" + i0+"/createdAt",schemaPath:"#/properties/records/items/properties/createdAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$",parentSchema:schema24.properties.records.items.properties.createdAt,data:data9};
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
if(data2.updatedAt !== undefined){
let data10 = data2.updatedAt;
if((typeof data10 !== "string") && (data10 !== null)){
const err13 = {instancePath:instancePath+"/records/" + i0+"/updatedAt",schemaPath:"#/properties/records/items/properties/updatedAt/type",keyword:"type",params:{type: schema24.properties.records.items.properties.updatedAt.type},message:"must be string,null",schema:schema24.properties.records.items.properties.updatedAt.type,parentSchema:schema24.properties.records.items.properties.updatedAt,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data10 === "string"){
if(!pattern12.test(data10)){
const err14 = {instancePath:instancePath+"/records/" + i0+"/updatedAt",schemaPath:"#/properties/records/items/properties/updatedAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$",parentSchema:schema24.properties.records.items.properties.updatedAt,data:data10};
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
}
else {
const err15 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.properties.records.items.type,parentSchema:schema24.properties.records.items,data:data2};
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
const err16 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema24.properties.records.type,parentSchema:schema24.properties.records,data:data1};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema25 = {"title":"glossary term","x-locspec-source":"CroQL data contexts, Glossary term context","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"integer"},"text":{"description":"the term in its language","type":["string","null"]},"description":{"type":["string","null"]},"language":{"description":"code of the term’s language","type":["string","null"]},"user":{"description":"who created it","type":["integer","null"]},"partOfSpeech":{"type":["string","null"],"enum":["noun","verb","adj","pron","propn","det","adv","adp","cconj","sconj","num","intj","aux","prt","sym","x",null]},"status":{"type":["string","null"],"enum":["preferred","admitted","not_recommended","obsolete","draft",null]},"type":{"type":["string","null"],"enum":["full_form","acronym","abbreviation","short_form","phrase","variant",null]},"gender":{"type":["string","null"],"enum":["masculine","feminine","neuter","common","other",null]},"note":{"type":["string","null"]},"lemma":{"description":"base form","type":["string","null"]},"url":{"description":"link to a reference","type":["string","null"]},"concept":{"description":"id of the term’s concept","type":["integer","null"]},"createdAt":{"type":["string","null"],"format":"date-time","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$","examples":["2024-01-31T12:00:00+00:00"]},"updatedAt":{"type":["string","null"],"format":"date-time","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$","examples":["2024-01-31T12:00:00+00:00"]}}};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema25.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema25,data};
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
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema25.properties.id.type,parentSchema:schema25.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema25.properties.text.type},message:"must be string,null",schema:schema25.properties.text.type,parentSchema:schema25.properties.text,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema25.properties.description.type},message:"must be string,null",schema:schema25.properties.description.type,parentSchema:schema25.properties.description,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.language !== undefined){
let data3 = data.language;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: schema25.properties.language.type},message:"must be string,null",schema:schema25.properties.language.type,parentSchema:schema25.properties.language,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.user !== undefined){
let data4 = data.user;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
const err6 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: schema25.properties.user.type},message:"must be integer,null",schema:schema25.properties.user.type,parentSchema:schema25.properties.user,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.partOfSpeech !== undefined){
let data5 = data.partOfSpeech;
if((typeof data5 !== "string") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/partOfSpeech",schemaPath:"#/properties/partOfSpeech/type",keyword:"type",params:{type: schema25.properties.partOfSpeech.type},message:"must be string,null",schema:schema25.properties.partOfSpeech.type,parentSchema:schema25.properties.partOfSpeech,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((((((((((((((data5 === "noun") || (data5 === "verb")) || (data5 === "adj")) || (data5 === "pron")) || (data5 === "propn")) || (data5 === "det")) || (data5 === "adv")) || (data5 === "adp")) || (data5 === "cconj")) || (data5 === "sconj")) || (data5 === "num")) || (data5 === "intj")) || (data5 === "aux")) || (data5 === "prt")) || (data5 === "sym")) || (data5 === "x")) || (data5 === null))){
const err8 = {instancePath:instancePath+"/partOfSpeech",schemaPath:"#/properties/partOfSpeech/enum",keyword:"enum",params:{allowedValues: schema25.properties.partOfSpeech.enum},message:"must be equal to one of the allowed values",schema:schema25.properties.partOfSpeech.enum,parentSchema:schema25.properties.partOfSpeech,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.status !== undefined){
let data6 = data.status;
if((typeof data6 !== "string") && (data6 !== null)){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema25.properties.status.type},message:"must be string,null",schema:schema25.properties.status.type,parentSchema:schema25.properties.status,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((((data6 === "preferred") || (data6 === "admitted")) || (data6 === "not_recommended")) || (data6 === "obsolete")) || (data6 === "draft")) || (data6 === null))){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema25.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema25.properties.status.enum,parentSchema:schema25.properties.status,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.type !== undefined){
let data7 = data.type;
if((typeof data7 !== "string") && (data7 !== null)){
const err11 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema25.properties.type.type},message:"must be string,null",schema:schema25.properties.type.type,parentSchema:schema25.properties.type,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((((((data7 === "full_form") || (data7 === "acronym")) || (data7 === "abbreviation")) || (data7 === "short_form")) || (data7 === "phrase")) || (data7 === "variant")) || (data7 === null))){
const err12 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema25.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema25.properties.type.enum,parentSchema:schema25.properties.type,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.gender !== undefined){
let data8 = data.gender;
if((typeof data8 !== "string") && (data8 !== null)){
const err13 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/type",keyword:"type",params:{type: schema25.properties.gender.type},message:"must be string,null",schema:schema25.properties.gender.type,parentSchema:schema25.properties.gender,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((((data8 === "masculine") || (data8 === "feminine")) || (data8 === "neuter")) || (data8 === "common")) || (data8 === "other")) || (data8 === null))){
const err14 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/enum",keyword:"enum",params:{allowedValues: schema25.properties.gender.enum},message:"must be equal to one of the allowed values",schema:schema25.properties.gender.enum,parentSchema:schema25.properties.gender,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.note !== undefined){
let data9 = data.note;
if((typeof data9 !== "string") && (data9 !== null)){
const err15 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema25.properties.note.type},message:"must be string,null",schema:schema25.properties.note.type,parentSchema:schema25.properties.note,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.lemma !== undefined){
let data10 = data.lemma;
if((typeof data10 !== "string") && (data10 !== null)){
const err16 = {instancePath:instancePath+"/lemma",schemaPath:"#/properties/lemma/type",keyword:"type",params:{type: schema25.properties.lemma.type},message:"must be string,null",schema:schema25.properties.lemma.type,parentSchema:schema25.properties.lemma,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.url !== undefined){
let data11 = data.url;
if((typeof data11 !== "string") && (data11 !== null)){
const err17 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema25.properties.url.type},message:"must be string,null",schema:schema25.properties.url.type,parentSchema:schema25.properties.url,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.concept !== undefined){
let data12 = data.concept;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err18 = {instancePath:instancePath+"/concept",schemaPath:"#/properties/concept/type",keyword:"type",params:{type: schema25.properties.concept.type},message:"must be integer,null",schema:schema25.properties.concept.type,parentSchema:schema25.properties.concept,data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data13 = data.createdAt;
if((typeof data13 !== "string") && (data13 !== null)){
const err19 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: schema25.properties.createdAt.type},message:"must be string,null",schema:schema25.properties.createdAt.type,parentSchema:schema25.properties.createdAt,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data13 === "string"){
if(!pattern12.test(data13)){
const err20 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$",parentSchema:schema25.properties.createdAt,data:data13};
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
if(data.updatedAt !== undefined){
let data14 = data.updatedAt;
if((typeof data14 !== "string") && (data14 !== null)){
const err21 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: schema25.properties.updatedAt.type},message:"must be string,null",schema:schema25.properties.updatedAt.type,parentSchema:schema25.properties.updatedAt,data:data14};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data14 === "string"){
if(!pattern12.test(data14)){
const err22 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$",parentSchema:schema25.properties.updatedAt,data:data14};
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
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema25.type,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema26 = {"description":"Says what happens; no other case has it.","type":"string","minLength":1};
const func7 = require("ajv/dist/runtime/ucs2length").default;

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func7(data) < 1){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.type,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema27 = {"description":"Ids of the requirements that the case is about.","type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"#/$defs/requirement"}};
const schema28 = {"type":"string","pattern":"^[a-z0-9]+([.-][a-z0-9]+)+$","examples":["oauth.token.verifier-required"]};
const pattern16 = new RegExp("^[a-z0-9]+([.-][a-z0-9]+)+$", "u");

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern16.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+([.-][a-z0-9]+)+$"},message:"must match pattern \""+"^[a-z0-9]+([.-][a-z0-9]+)+$"+"\"",schema:"^[a-z0-9]+([.-][a-z0-9]+)+$",parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.type,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"dynamicProps":false,"dynamicItems":false};

const func0 = require("ajv/dist/runtime/equal").default;

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length < 1){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate66(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : joined(vErrors, validate66.errors);
errors = vErrors.length;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data[i1], data[j0])){
const err1 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema29 = {"description":"How much stands behind it: the source, a standard that it names, or only the answer to a gap.","type":"string","enum":["stated","standard","assumed"]};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "stated") || (data === "standard")) || (data === "assumed"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema29.enum},message:"must be equal to one of the allowed values",schema:schema29.enum,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema30 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://locspec.dev/schemas/dataset.schema.json","title":"Dataset","description":"The data that a target is loaded with for a run. Records have the members of their CroQL context under the names of the source, spaces included; an absent boolean is false, an absent array empty, any other absent member null. A name that is not known is an error here, since a misspelt member would weaken a check in silence.","x-locspec-source":"CroQL data contexts","type":"object","additionalProperties":false,"properties":{"users":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","login"],"properties":{"id":{"type":"integer"},"login":{"type":"string","minLength":1}}}},"languages":{"type":"array","items":{"$ref":"#/$defs/language"}},"projects":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","identifier","name","sourceLanguageId","targetLanguageIds"],"properties":{"id":{"type":"integer"},"identifier":{"type":"string","minLength":1},"name":{"type":"string"},"sourceLanguageId":{"type":"string","minLength":1},"targetLanguageIds":{"type":"array","items":{"type":"string","minLength":1}},"strings":{"type":"array","items":{"$ref":"records.schema.json#/$defs/source-string"}}}}},"tms":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"integer"},"segments":{"type":"array","items":{"$ref":"records.schema.json#/$defs/tm-segment"}}}}},"glossaries":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"integer"},"terms":{"type":"array","items":{"$ref":"records.schema.json#/$defs/glossary-term"}},"concepts":{"type":"array","items":{"$ref":"records.schema.json#/$defs/glossary-concept"}}}}}},"$defs":{"language":{"description":"A language object of the source; only its `id` has to be given.","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"$ref":"language.schema.json#/properties/id"},"name":{"type":"string"},"editorCode":{"type":"string"},"twoLettersCode":{"type":"string"},"threeLettersCode":{"type":"string"},"locale":{"type":"string"},"androidCode":{"type":"string"},"osxCode":{"type":"string"},"osxLocale":{"type":"string"},"pluralCategoryNames":{"$ref":"language.schema.json#/properties/pluralCategoryNames"},"pluralRules":{"$ref":"language.schema.json#/properties/pluralRules"}}}}};
const schema31 = {"description":"A language object of the source; only its `id` has to be given.","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"$ref":"language.schema.json#/properties/id"},"name":{"type":"string"},"editorCode":{"type":"string"},"twoLettersCode":{"type":"string"},"threeLettersCode":{"type":"string"},"locale":{"type":"string"},"androidCode":{"type":"string"},"osxCode":{"type":"string"},"osxLocale":{"type":"string"},"pluralCategoryNames":{"$ref":"language.schema.json#/properties/pluralCategoryNames"},"pluralRules":{"$ref":"language.schema.json#/properties/pluralRules"}}};
const schema33 = {"description":"The language code, which is also the key in `translations` of a string record.","type":"string","minLength":1};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func7(data) < 1){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema34 = {"description":"The names of the language's plural categories; they are the keys of plural texts.","type":"array","items":{"type":"string"}};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.items.type,parentSchema:schema34.items,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema35 = {"description":"The rule that picks a plural category for a number.","type":"string"};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
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
if(!(validate74(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : joined(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.name.type,parentSchema:schema31.properties.name,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.editorCode !== undefined){
let data2 = data.editorCode;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/editorCode",schemaPath:"#/properties/editorCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.editorCode.type,parentSchema:schema31.properties.editorCode,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.twoLettersCode !== undefined){
let data3 = data.twoLettersCode;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/twoLettersCode",schemaPath:"#/properties/twoLettersCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.twoLettersCode.type,parentSchema:schema31.properties.twoLettersCode,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.threeLettersCode !== undefined){
let data4 = data.threeLettersCode;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/threeLettersCode",schemaPath:"#/properties/threeLettersCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.threeLettersCode.type,parentSchema:schema31.properties.threeLettersCode,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.locale !== undefined){
let data5 = data.locale;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.locale.type,parentSchema:schema31.properties.locale,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.androidCode !== undefined){
let data6 = data.androidCode;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/androidCode",schemaPath:"#/properties/androidCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.androidCode.type,parentSchema:schema31.properties.androidCode,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.osxCode !== undefined){
let data7 = data.osxCode;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/osxCode",schemaPath:"#/properties/osxCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.osxCode.type,parentSchema:schema31.properties.osxCode,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.osxLocale !== undefined){
let data8 = data.osxLocale;
if(typeof data8 !== "string"){
const err9 = {instancePath:instancePath+"/osxLocale",schemaPath:"#/properties/osxLocale/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.osxLocale.type,parentSchema:schema31.properties.osxLocale,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.pluralCategoryNames !== undefined){
if(!(validate76(data.pluralCategoryNames, {instancePath:instancePath+"/pluralCategoryNames",parentData:data,parentDataProperty:"pluralCategoryNames",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : joined(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.pluralRules !== undefined){
if(!(validate78(data.pluralRules, {instancePath:instancePath+"/pluralRules",parentData:data,parentDataProperty:"pluralRules",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : joined(vErrors, validate78.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema22.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema22,data};
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
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema22.properties.id.type,parentSchema:schema22.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data["type is plain"] !== undefined){
let data1 = data["type is plain"];
if(typeof data1 !== "boolean"){
const err3 = {instancePath:instancePath+"/type is plain",schemaPath:"#/properties/type%20is%20plain/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["type is plain"].type,parentSchema:schema22.properties["type is plain"],data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data["type is plural"] !== undefined){
let data2 = data["type is plural"];
if(typeof data2 !== "boolean"){
const err4 = {instancePath:instancePath+"/type is plural",schemaPath:"#/properties/type%20is%20plural/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["type is plural"].type,parentSchema:schema22.properties["type is plural"],data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data["type is icu"] !== undefined){
let data3 = data["type is icu"];
if(typeof data3 !== "boolean"){
const err5 = {instancePath:instancePath+"/type is icu",schemaPath:"#/properties/type%20is%20icu/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["type is icu"].type,parentSchema:schema22.properties["type is icu"],data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data["type is asset"] !== undefined){
let data4 = data["type is asset"];
if(typeof data4 !== "boolean"){
const err6 = {instancePath:instancePath+"/type is asset",schemaPath:"#/properties/type%20is%20asset/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["type is asset"].type,parentSchema:schema22.properties["type is asset"],data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.text !== undefined){
let data5 = data.text;
if(((typeof data5 !== "string") && (!(data5 && typeof data5 == "object" && !Array.isArray(data5)))) && (data5 !== null)){
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema22.properties.text.type},message:"must be string,object,null",schema:schema22.properties.text.type,parentSchema:schema22.properties.text,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length < 1){
const err8 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema22.properties.text,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data5){
let data6 = data5[key1];
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/text/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.text.additionalProperties.type,parentSchema:schema22.properties.text.additionalProperties,data:data6};
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
}
if(data.identifier !== undefined){
let data7 = data.identifier;
if((typeof data7 !== "string") && (data7 !== null)){
const err10 = {instancePath:instancePath+"/identifier",schemaPath:"#/properties/identifier/type",keyword:"type",params:{type: schema22.properties.identifier.type},message:"must be string,null",schema:schema22.properties.identifier.type,parentSchema:schema22.properties.identifier,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.context !== undefined){
let data8 = data.context;
if((typeof data8 !== "string") && (data8 !== null)){
const err11 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: schema22.properties.context.type},message:"must be string,null",schema:schema22.properties.context.type,parentSchema:schema22.properties.context,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data["max length"] !== undefined){
let data9 = data["max length"];
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err12 = {instancePath:instancePath+"/max length",schemaPath:"#/properties/max%20length/type",keyword:"type",params:{type: schema22.properties["max length"].type},message:"must be integer,null",schema:schema22.properties["max length"].type,parentSchema:schema22.properties["max length"],data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data["is visible"] !== undefined){
let data10 = data["is visible"];
if(typeof data10 !== "boolean"){
const err13 = {instancePath:instancePath+"/is visible",schemaPath:"#/properties/is%20visible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["is visible"].type,parentSchema:schema22.properties["is visible"],data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data["is hidden"] !== undefined){
let data11 = data["is hidden"];
if(typeof data11 !== "boolean"){
const err14 = {instancePath:instancePath+"/is hidden",schemaPath:"#/properties/is%20hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["is hidden"].type,parentSchema:schema22.properties["is hidden"],data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data["is duplicate"] !== undefined){
let data12 = data["is duplicate"];
if(typeof data12 !== "boolean"){
const err15 = {instancePath:instancePath+"/is duplicate",schemaPath:"#/properties/is%20duplicate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["is duplicate"].type,parentSchema:schema22.properties["is duplicate"],data:data12};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.isPassedWorkflow !== undefined){
let data13 = data.isPassedWorkflow;
if(typeof data13 !== "boolean"){
const err16 = {instancePath:instancePath+"/isPassedWorkflow",schemaPath:"#/properties/isPassedWorkflow/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties.isPassedWorkflow.type,parentSchema:schema22.properties.isPassedWorkflow,data:data13};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.fields !== undefined){
let data14 = data.fields;
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key2 in data15){
if(!((((key2 === "name") || (key2 === "slug")) || (key2 === "value")) || (key2 === "type"))){
const err17 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/properties/fields/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema22.properties.fields.items,data:data15};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data15.name !== undefined){
let data16 = data15.name;
if((typeof data16 !== "string") && (data16 !== null)){
const err18 = {instancePath:instancePath+"/fields/" + i0+"/name",schemaPath:"#/properties/fields/items/properties/name/type",keyword:"type",params:{type: schema22.properties.fields.items.properties.name.type},message:"must be string,null",schema:schema22.properties.fields.items.properties.name.type,parentSchema:schema22.properties.fields.items.properties.name,data:data16};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data15.slug !== undefined){
let data17 = data15.slug;
if((typeof data17 !== "string") && (data17 !== null)){
const err19 = {instancePath:instancePath+"/fields/" + i0+"/slug",schemaPath:"#/properties/fields/items/properties/slug/type",keyword:"type",params:{type: schema22.properties.fields.items.properties.slug.type},message:"must be string,null",schema:schema22.properties.fields.items.properties.slug.type,parentSchema:schema22.properties.fields.items.properties.slug,data:data17};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data15.value !== undefined){
let data18 = data15.value;
if((typeof data18 !== "string") && (data18 !== null)){
const err20 = {instancePath:instancePath+"/fields/" + i0+"/value",schemaPath:"#/properties/fields/items/properties/value/type",keyword:"type",params:{type: schema22.properties.fields.items.properties.value.type},message:"must be string,null",schema:schema22.properties.fields.items.properties.value.type,parentSchema:schema22.properties.fields.items.properties.value,data:data18};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data15.type !== undefined){
let data19 = data15.type;
if((typeof data19 !== "string") && (data19 !== null)){
const err21 = {instancePath:instancePath+"/fields/" + i0+"/type",schemaPath:"#/properties/fields/items/properties/type/type",keyword:"type",params:{type: schema22.properties.fields.items.properties.type.type},message:"must be string,null",schema:schema22.properties.fields.items.properties.type.type,parentSchema:schema22.properties.fields.items.properties.type,data:data19};
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
const err22 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/properties/fields/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.properties.fields.items.type,parentSchema:schema22.properties.fields.items,data:data15};
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
else {
const err23 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema22.properties.fields.type,parentSchema:schema22.properties.fields,data:data14};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.file !== undefined){
let data20 = data.file;
if((!(data20 && typeof data20 == "object" && !Array.isArray(data20))) && (data20 !== null)){
const err24 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: schema22.properties.file.type},message:"must be object,null",schema:schema22.properties.file.type,parentSchema:schema22.properties.file,data:data20};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key3 in data20){
if(!(((((key3 === "id") || (key3 === "name")) || (key3 === "title")) || (key3 === "type")) || (key3 === "context"))){
const err25 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema22.properties.file,data:data20};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data20.id !== undefined){
let data21 = data20.id;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
const err26 = {instancePath:instancePath+"/file/id",schemaPath:"#/properties/file/properties/id/type",keyword:"type",params:{type: schema22.properties.file.properties.id.type},message:"must be integer,null",schema:schema22.properties.file.properties.id.type,parentSchema:schema22.properties.file.properties.id,data:data21};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data20.name !== undefined){
let data22 = data20.name;
if((typeof data22 !== "string") && (data22 !== null)){
const err27 = {instancePath:instancePath+"/file/name",schemaPath:"#/properties/file/properties/name/type",keyword:"type",params:{type: schema22.properties.file.properties.name.type},message:"must be string,null",schema:schema22.properties.file.properties.name.type,parentSchema:schema22.properties.file.properties.name,data:data22};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data20.title !== undefined){
let data23 = data20.title;
if((typeof data23 !== "string") && (data23 !== null)){
const err28 = {instancePath:instancePath+"/file/title",schemaPath:"#/properties/file/properties/title/type",keyword:"type",params:{type: schema22.properties.file.properties.title.type},message:"must be string,null",schema:schema22.properties.file.properties.title.type,parentSchema:schema22.properties.file.properties.title,data:data23};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data20.type !== undefined){
let data24 = data20.type;
if((typeof data24 !== "string") && (data24 !== null)){
const err29 = {instancePath:instancePath+"/file/type",schemaPath:"#/properties/file/properties/type/type",keyword:"type",params:{type: schema22.properties.file.properties.type.type},message:"must be string,null",schema:schema22.properties.file.properties.type.type,parentSchema:schema22.properties.file.properties.type,data:data24};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data20.context !== undefined){
let data25 = data20.context;
if((typeof data25 !== "string") && (data25 !== null)){
const err30 = {instancePath:instancePath+"/file/context",schemaPath:"#/properties/file/properties/context/type",keyword:"type",params:{type: schema22.properties.file.properties.context.type},message:"must be string,null",schema:schema22.properties.file.properties.context.type,parentSchema:schema22.properties.file.properties.context,data:data25};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
}
if(data.branch !== undefined){
let data26 = data.branch;
if((!(data26 && typeof data26 == "object" && !Array.isArray(data26))) && (data26 !== null)){
const err31 = {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/type",keyword:"type",params:{type: schema22.properties.branch.type},message:"must be object,null",schema:schema22.properties.branch.type,parentSchema:schema22.properties.branch,data:data26};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key4 in data26){
if(!(((key4 === "id") || (key4 === "name")) || (key4 === "title"))){
const err32 = {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema22.properties.branch,data:data26};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data26.id !== undefined){
let data27 = data26.id;
if((!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))) && (data27 !== null)){
const err33 = {instancePath:instancePath+"/branch/id",schemaPath:"#/properties/branch/properties/id/type",keyword:"type",params:{type: schema22.properties.branch.properties.id.type},message:"must be integer,null",schema:schema22.properties.branch.properties.id.type,parentSchema:schema22.properties.branch.properties.id,data:data27};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data26.name !== undefined){
let data28 = data26.name;
if((typeof data28 !== "string") && (data28 !== null)){
const err34 = {instancePath:instancePath+"/branch/name",schemaPath:"#/properties/branch/properties/name/type",keyword:"type",params:{type: schema22.properties.branch.properties.name.type},message:"must be string,null",schema:schema22.properties.branch.properties.name.type,parentSchema:schema22.properties.branch.properties.name,data:data28};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data26.title !== undefined){
let data29 = data26.title;
if((typeof data29 !== "string") && (data29 !== null)){
const err35 = {instancePath:instancePath+"/branch/title",schemaPath:"#/properties/branch/properties/title/type",keyword:"type",params:{type: schema22.properties.branch.properties.title.type},message:"must be string,null",schema:schema22.properties.branch.properties.title.type,parentSchema:schema22.properties.branch.properties.title,data:data29};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
}
if(data.comments !== undefined){
let data30 = data.comments;
if(Array.isArray(data30)){
const len1 = data30.length;
for(let i1=0; i1<len1; i1++){
let data31 = data30[i1];
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
for(const key5 in data31){
if(!(((key5 === "has issue") || (key5 === "has unresolved issue")) || (key5 === "user"))){
const err36 = {instancePath:instancePath+"/comments/" + i1,schemaPath:"#/properties/comments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema22.properties.comments.items,data:data31};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data31["has issue"] !== undefined){
let data32 = data31["has issue"];
if(typeof data32 !== "boolean"){
const err37 = {instancePath:instancePath+"/comments/" + i1+"/has issue",schemaPath:"#/properties/comments/items/properties/has%20issue/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties.comments.items.properties["has issue"].type,parentSchema:schema22.properties.comments.items.properties["has issue"],data:data32};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data31["has unresolved issue"] !== undefined){
let data33 = data31["has unresolved issue"];
if(typeof data33 !== "boolean"){
const err38 = {instancePath:instancePath+"/comments/" + i1+"/has unresolved issue",schemaPath:"#/properties/comments/items/properties/has%20unresolved%20issue/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties.comments.items.properties["has unresolved issue"].type,parentSchema:schema22.properties.comments.items.properties["has unresolved issue"],data:data33};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data31.user !== undefined){
let data34 = data31.user;
if((!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))) && (data34 !== null)){
const err39 = {instancePath:instancePath+"/comments/" + i1+"/user",schemaPath:"#/properties/comments/items/properties/user/type",keyword:"type",params:{type: schema22.properties.comments.items.properties.user.type},message:"must be integer,null",schema:schema22.properties.comments.items.properties.user.type,parentSchema:schema22.properties.comments.items.properties.user,data:data34};
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
const err40 = {instancePath:instancePath+"/comments/" + i1,schemaPath:"#/properties/comments/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.properties.comments.items.type,parentSchema:schema22.properties.comments.items,data:data31};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/comments",schemaPath:"#/properties/comments/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema22.properties.comments.type,parentSchema:schema22.properties.comments,data:data30};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.screenshots !== undefined){
let data35 = data.screenshots;
if(Array.isArray(data35)){
const len2 = data35.length;
for(let i2=0; i2<len2; i2++){
let data36 = data35[i2];
if(!(data36 && typeof data36 == "object" && !Array.isArray(data36))){
const err42 = {instancePath:instancePath+"/screenshots/" + i2,schemaPath:"#/properties/screenshots/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.properties.screenshots.items.type,parentSchema:schema22.properties.screenshots.items,data:data36};
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
const err43 = {instancePath:instancePath+"/screenshots",schemaPath:"#/properties/screenshots/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema22.properties.screenshots.type,parentSchema:schema22.properties.screenshots,data:data35};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.translations !== undefined){
let data37 = data.translations;
if(Array.isArray(data37)){
const len3 = data37.length;
for(let i3=0; i3<len3; i3++){
let data38 = data37[i3];
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.id === undefined){
const err44 = {instancePath:instancePath+"/translations/" + i3,schemaPath:"#/properties/translations/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema22.properties.translations.items.required,parentSchema:schema22.properties.translations.items,data:data38};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data38.language === undefined){
const err45 = {instancePath:instancePath+"/translations/" + i3,schemaPath:"#/properties/translations/items/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'",schema:schema22.properties.translations.items.required,parentSchema:schema22.properties.translations.items,data:data38};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
for(const key6 in data38){
if(!(func1.call(schema22.properties.translations.items.properties, key6))){
const err46 = {instancePath:instancePath+"/translations/" + i3,schemaPath:"#/properties/translations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema22.properties.translations.items,data:data38};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data38.id !== undefined){
let data39 = data38.id;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
const err47 = {instancePath:instancePath+"/translations/" + i3+"/id",schemaPath:"#/properties/translations/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema22.properties.translations.items.properties.id.type,parentSchema:schema22.properties.translations.items.properties.id,data:data39};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data38.text !== undefined){
let data40 = data38.text;
if(((typeof data40 !== "string") && (!(data40 && typeof data40 == "object" && !Array.isArray(data40)))) && (data40 !== null)){
const err48 = {instancePath:instancePath+"/translations/" + i3+"/text",schemaPath:"#/properties/translations/items/properties/text/type",keyword:"type",params:{type: schema22.properties.translations.items.properties.text.type},message:"must be string,object,null",schema:schema22.properties.translations.items.properties.text.type,parentSchema:schema22.properties.translations.items.properties.text,data:data40};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(Object.keys(data40).length < 1){
const err49 = {instancePath:instancePath+"/translations/" + i3+"/text",schemaPath:"#/properties/translations/items/properties/text/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema22.properties.translations.items.properties.text,data:data40};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
for(const key7 in data40){
let data41 = data40[key7];
if(typeof data41 !== "string"){
const err50 = {instancePath:instancePath+"/translations/" + i3+"/text/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/translations/items/properties/text/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.translations.items.properties.text.additionalProperties.type,parentSchema:schema22.properties.translations.items.properties.text.additionalProperties,data:data41};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
}
if(data38["plural form"] !== undefined){
let data42 = data38["plural form"];
if((typeof data42 !== "string") && (data42 !== null)){
const err51 = {instancePath:instancePath+"/translations/" + i3+"/plural form",schemaPath:"#/properties/translations/items/properties/plural%20form/type",keyword:"type",params:{type: schema22.properties.translations.items.properties["plural form"].type},message:"must be string,null",schema:schema22.properties.translations.items.properties["plural form"].type,parentSchema:schema22.properties.translations.items.properties["plural form"],data:data42};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data38["is pre translated"] !== undefined){
let data43 = data38["is pre translated"];
if(typeof data43 !== "boolean"){
const err52 = {instancePath:instancePath+"/translations/" + i3+"/is pre translated",schemaPath:"#/properties/translations/items/properties/is%20pre%20translated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties.translations.items.properties["is pre translated"].type,parentSchema:schema22.properties.translations.items.properties["is pre translated"],data:data43};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data38.provider !== undefined){
let data44 = data38.provider;
if((typeof data44 !== "string") && (data44 !== null)){
const err53 = {instancePath:instancePath+"/translations/" + i3+"/provider",schemaPath:"#/properties/translations/items/properties/provider/type",keyword:"type",params:{type: schema22.properties.translations.items.properties.provider.type},message:"must be string,null",schema:schema22.properties.translations.items.properties.provider.type,parentSchema:schema22.properties.translations.items.properties.provider,data:data44};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data38.language !== undefined){
let data45 = data38.language;
if(typeof data45 !== "string"){
const err54 = {instancePath:instancePath+"/translations/" + i3+"/language",schemaPath:"#/properties/translations/items/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.translations.items.properties.language.type,parentSchema:schema22.properties.translations.items.properties.language,data:data45};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data38.user !== undefined){
let data46 = data38.user;
if((!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))) && (data46 !== null)){
const err55 = {instancePath:instancePath+"/translations/" + i3+"/user",schemaPath:"#/properties/translations/items/properties/user/type",keyword:"type",params:{type: schema22.properties.translations.items.properties.user.type},message:"must be integer,null",schema:schema22.properties.translations.items.properties.user.type,parentSchema:schema22.properties.translations.items.properties.user,data:data46};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data38.votes !== undefined){
let data47 = data38.votes;
if(Array.isArray(data47)){
const len4 = data47.length;
for(let i4=0; i4<len4; i4++){
let data48 = data47[i4];
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
for(const key8 in data48){
if(!((((key8 === "is up") || (key8 === "is down")) || (key8 === "user")) || (key8 === "added"))){
const err56 = {instancePath:instancePath+"/translations/" + i3+"/votes/" + i4,schemaPath:"#/properties/translations/items/properties/votes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties",schema:false,parentSchema:schema22.properties.translations.items.properties.votes.items,data:data48};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data48["is up"] !== undefined){
let data49 = data48["is up"];
if(typeof data49 !== "boolean"){
const err57 = {instancePath:instancePath+"/translations/" + i3+"/votes/" + i4+"/is up",schemaPath:"#/properties/translations/items/properties/votes/items/properties/is%20up/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties.translations.items.properties.votes.items.properties["is up"].type,parentSchema:schema22.properties.translations.items.properties.votes.items.properties["is up"],data:data49};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data48["is down"] !== undefined){
let data50 = data48["is down"];
if(typeof data50 !== "boolean"){
const err58 = {instancePath:instancePath+"/translations/" + i3+"/votes/" + i4+"/is down",schemaPath:"#/properties/translations/items/properties/votes/items/properties/is%20down/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties.translations.items.properties.votes.items.properties["is down"].type,parentSchema:schema22.properties.translations.items.properties.votes.items.properties["is down"],data:data50};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data48.user !== undefined){
let data51 = data48.user;
if((!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))) && (data51 !== null)){
const err59 = {instancePath:instancePath+"/translations/" + i3+"/votes/" + i4+"/user",schemaPath:"#/properties/translations/items/properties/votes/items/properties/user/type",keyword:"type",params:{type: schema22.properties.translations.items.properties.votes.items.properties.user.type},message:"must be integer,null",schema:schema22.properties.translations.items.properties.votes.items.properties.user.type,parentSchema:schema22.properties.translations.items.properties.votes.items.properties.user,data:data51};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data48.added !== undefined){
let data52 = data48.added;
if((typeof data52 !== "string") && (data52 !== null)){
const err60 = {instancePath:instancePath+"/translations/" + i3+"/votes/" + i4+"/added",schemaPath:"#/properties/translations/items/properties/votes/items/properties/added/type",keyword:"type",params:{type: schema22.properties.translations.items.properties.votes.items.properties.added.type},message:"must be string,null",schema:schema22.properties.translations.items.properties.votes.items.properties.added.type,parentSchema:schema22.properties.translations.items.properties.votes.items.properties.added,data:data52};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(typeof data52 === "string"){
if(!pattern3.test(data52)){
const err61 = {instancePath:instancePath+"/translations/" + i3+"/votes/" + i4+"/added",schemaPath:"#/properties/translations/items/properties/votes/items/properties/added/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$",parentSchema:schema22.properties.translations.items.properties.votes.items.properties.added,data:data52};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
}
else {
const err62 = {instancePath:instancePath+"/translations/" + i3+"/votes/" + i4,schemaPath:"#/properties/translations/items/properties/votes/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.properties.translations.items.properties.votes.items.type,parentSchema:schema22.properties.translations.items.properties.votes.items,data:data48};
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
const err63 = {instancePath:instancePath+"/translations/" + i3+"/votes",schemaPath:"#/properties/translations/items/properties/votes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema22.properties.translations.items.properties.votes.type,parentSchema:schema22.properties.translations.items.properties.votes,data:data47};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data38.approvals !== undefined){
let data53 = data38.approvals;
if(Array.isArray(data53)){
const len5 = data53.length;
for(let i5=0; i5<len5; i5++){
let data54 = data53[i5];
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
for(const key9 in data54){
if(!((key9 === "user") || (key9 === "added"))){
const err64 = {instancePath:instancePath+"/translations/" + i3+"/approvals/" + i5,schemaPath:"#/properties/translations/items/properties/approvals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties",schema:false,parentSchema:schema22.properties.translations.items.properties.approvals.items,data:data54};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data54.user !== undefined){
let data55 = data54.user;
if((!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))) && (data55 !== null)){
const err65 = {instancePath:instancePath+"/translations/" + i3+"/approvals/" + i5+"/user",schemaPath:"#/properties/translations/items/properties/approvals/items/properties/user/type",keyword:"type",params:{type: schema22.properties.translations.items.properties.approvals.items.properties.user.type},message:"must be integer,null",schema:schema22.properties.translations.items.properties.approvals.items.properties.user.type,parentSchema:schema22.properties.translations.items.properties.approvals.items.properties.user,data:data55};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data54.added !== undefined){
let data56 = data54.added;
if((typeof data56 !== "string") && (data56 !== null)){
const err66 = {instancePath:instancePath+"/translations/" + i3+"/approvals/" + i5+"/added",schemaPath:"#/properties/translations/items/properties/approvals/items/properties/added/type",keyword:"type",params:{type: schema22.properties.translations.items.properties.approvals.items.properties.added.type},message:"must be string,null",schema:schema22.properties.translations.items.properties.approvals.items.properties.added.type,parentSchema:schema22.properties.translations.items.properties.approvals.items.properties.added,data:data56};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(typeof data56 === "string"){
if(!pattern3.test(data56)){
const err67 = {instancePath:instancePath+"/translations/" + i3+"/approvals/" + i5+"/added",schemaPath:"#/properties/translations/items/properties/approvals/items/properties/added/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$",parentSchema:schema22.properties.translations.items.properties.approvals.items.properties.added,data:data56};
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
}
else {
const err68 = {instancePath:instancePath+"/translations/" + i3+"/approvals/" + i5,schemaPath:"#/properties/translations/items/properties/approvals/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.properties.translations.items.properties.approvals.items.type,parentSchema:schema22.properties.translations.items.properties.approvals.items,data:data54};
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
else {
const err69 = {instancePath:instancePath+"/translations/" + i3+"/approvals",schemaPath:"#/properties/translations/items/properties/approvals/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema22.properties.translations.items.properties.approvals.type,parentSchema:schema22.properties.translations.items.properties.approvals,data:data53};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data38.updated !== undefined){
let data57 = data38.updated;
if((typeof data57 !== "string") && (data57 !== null)){
const err70 = {instancePath:instancePath+"/translations/" + i3+"/updated",schemaPath:"#/properties/translations/items/properties/updated/type",keyword:"type",params:{type: schema22.properties.translations.items.properties.updated.type},message:"must be string,null",schema:schema22.properties.translations.items.properties.updated.type,parentSchema:schema22.properties.translations.items.properties.updated,data:data57};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(typeof data57 === "string"){
if(!pattern3.test(data57)){
const err71 = {instancePath:instancePath+"/translations/" + i3+"/updated",schemaPath:"#/properties/translations/items/properties/updated/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$",parentSchema:schema22.properties.translations.items.properties.updated,data:data57};
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
}
else {
const err72 = {instancePath:instancePath+"/translations/" + i3,schemaPath:"#/properties/translations/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.properties.translations.items.type,parentSchema:schema22.properties.translations.items,data:data38};
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
else {
const err73 = {instancePath:instancePath+"/translations",schemaPath:"#/properties/translations/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema22.properties.translations.type,parentSchema:schema22.properties.translations,data:data37};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data["languages summary"] !== undefined){
let data58 = data["languages summary"];
if(Array.isArray(data58)){
const len6 = data58.length;
for(let i6=0; i6<len6; i6++){
let data59 = data58[i6];
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
if(data59.language === undefined){
const err74 = {instancePath:instancePath+"/languages summary/" + i6,schemaPath:"#/properties/languages%20summary/items/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'",schema:schema22.properties["languages summary"].items.required,parentSchema:schema22.properties["languages summary"].items,data:data59};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
for(const key10 in data59){
if(!(func1.call(schema22.properties["languages summary"].items.properties, key10))){
const err75 = {instancePath:instancePath+"/languages summary/" + i6,schemaPath:"#/properties/languages%20summary/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties",schema:false,parentSchema:schema22.properties["languages summary"].items,data:data59};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data59.language !== undefined){
let data60 = data59.language;
if(typeof data60 !== "string"){
const err76 = {instancePath:instancePath+"/languages summary/" + i6+"/language",schemaPath:"#/properties/languages%20summary/items/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties["languages summary"].items.properties.language.type,parentSchema:schema22.properties["languages summary"].items.properties.language,data:data60};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data59["is translated"] !== undefined){
let data61 = data59["is translated"];
if(typeof data61 !== "boolean"){
const err77 = {instancePath:instancePath+"/languages summary/" + i6+"/is translated",schemaPath:"#/properties/languages%20summary/items/properties/is%20translated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["is translated"].type,parentSchema:schema22.properties["languages summary"].items.properties["is translated"],data:data61};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data59["is partially translated"] !== undefined){
let data62 = data59["is partially translated"];
if(typeof data62 !== "boolean"){
const err78 = {instancePath:instancePath+"/languages summary/" + i6+"/is partially translated",schemaPath:"#/properties/languages%20summary/items/properties/is%20partially%20translated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["is partially translated"].type,parentSchema:schema22.properties["languages summary"].items.properties["is partially translated"],data:data62};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data59["is approved"] !== undefined){
let data63 = data59["is approved"];
if(typeof data63 !== "boolean"){
const err79 = {instancePath:instancePath+"/languages summary/" + i6+"/is approved",schemaPath:"#/properties/languages%20summary/items/properties/is%20approved/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["is approved"].type,parentSchema:schema22.properties["languages summary"].items.properties["is approved"],data:data63};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data59["is partially approved"] !== undefined){
let data64 = data59["is partially approved"];
if(typeof data64 !== "boolean"){
const err80 = {instancePath:instancePath+"/languages summary/" + i6+"/is partially approved",schemaPath:"#/properties/languages%20summary/items/properties/is%20partially%20approved/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["is partially approved"].type,parentSchema:schema22.properties["languages summary"].items.properties["is partially approved"],data:data64};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data59["translation updated"] !== undefined){
let data65 = data59["translation updated"];
const _errs143 = errors;
let valid25 = false;
const _errs144 = errors;
if(typeof data65 !== "boolean"){
const err81 = {instancePath:instancePath+"/languages summary/" + i6+"/translation updated",schemaPath:"#/properties/languages%20summary/items/properties/translation%20updated/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["translation updated"].anyOf[0].type,parentSchema:schema22.properties["languages summary"].items.properties["translation updated"].anyOf[0],data:data65};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
var _valid0 = _errs144 === errors;
valid25 = valid25 || _valid0;
const _errs146 = errors;
if((typeof data65 !== "string") && (data65 !== null)){
const err82 = {instancePath:instancePath+"/languages summary/" + i6+"/translation updated",schemaPath:"#/properties/languages%20summary/items/properties/translation%20updated/anyOf/1/type",keyword:"type",params:{type: schema22.properties["languages summary"].items.properties["translation updated"].anyOf[1].type},message:"must be string,null",schema:schema22.properties["languages summary"].items.properties["translation updated"].anyOf[1].type,parentSchema:schema22.properties["languages summary"].items.properties["translation updated"].anyOf[1],data:data65};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(typeof data65 === "string"){
if(!pattern3.test(data65)){
const err83 = {instancePath:instancePath+"/languages summary/" + i6+"/translation updated",schemaPath:"#/properties/languages%20summary/items/properties/translation%20updated/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$",parentSchema:schema22.properties["languages summary"].items.properties["translation updated"].anyOf[1],data:data65};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
var _valid0 = _errs146 === errors;
valid25 = valid25 || _valid0;
if(!valid25){
const err84 = {instancePath:instancePath+"/languages summary/" + i6+"/translation updated",schemaPath:"#/properties/languages%20summary/items/properties/translation%20updated/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema22.properties["languages summary"].items.properties["translation updated"].anyOf,parentSchema:schema22.properties["languages summary"].items.properties["translation updated"],data:data65};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
else {
errors = _errs143;
if(vErrors !== null){
if(_errs143){
vErrors.length = _errs143;
}
else {
vErrors = null;
}
}
}
}
if(data59["is auto translated"] !== undefined){
let data66 = data59["is auto translated"];
if(typeof data66 !== "boolean"){
const err85 = {instancePath:instancePath+"/languages summary/" + i6+"/is auto translated",schemaPath:"#/properties/languages%20summary/items/properties/is%20auto%20translated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["is auto translated"].type,parentSchema:schema22.properties["languages summary"].items.properties["is auto translated"],data:data66};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data59["is translated by tm"] !== undefined){
let data67 = data59["is translated by tm"];
if(typeof data67 !== "boolean"){
const err86 = {instancePath:instancePath+"/languages summary/" + i6+"/is translated by tm",schemaPath:"#/properties/languages%20summary/items/properties/is%20translated%20by%20tm/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["is translated by tm"].type,parentSchema:schema22.properties["languages summary"].items.properties["is translated by tm"],data:data67};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data59["is translated by mt"] !== undefined){
let data68 = data59["is translated by mt"];
if(typeof data68 !== "boolean"){
const err87 = {instancePath:instancePath+"/languages summary/" + i6+"/is translated by mt",schemaPath:"#/properties/languages%20summary/items/properties/is%20translated%20by%20mt/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["is translated by mt"].type,parentSchema:schema22.properties["languages summary"].items.properties["is translated by mt"],data:data68};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data59["is translated by ai"] !== undefined){
let data69 = data59["is translated by ai"];
if(typeof data69 !== "boolean"){
const err88 = {instancePath:instancePath+"/languages summary/" + i6+"/is translated by ai",schemaPath:"#/properties/languages%20summary/items/properties/is%20translated%20by%20ai/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["is translated by ai"].type,parentSchema:schema22.properties["languages summary"].items.properties["is translated by ai"],data:data69};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data59["is source changed after translation"] !== undefined){
let data70 = data59["is source changed after translation"];
if(typeof data70 !== "boolean"){
const err89 = {instancePath:instancePath+"/languages summary/" + i6+"/is source changed after translation",schemaPath:"#/properties/languages%20summary/items/properties/is%20source%20changed%20after%20translation/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["is source changed after translation"].type,parentSchema:schema22.properties["languages summary"].items.properties["is source changed after translation"],data:data70};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data59["has translation as source"] !== undefined){
let data71 = data59["has translation as source"];
if(typeof data71 !== "boolean"){
const err90 = {instancePath:instancePath+"/languages summary/" + i6+"/has translation as source",schemaPath:"#/properties/languages%20summary/items/properties/has%20translation%20as%20source/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has translation as source"].type,parentSchema:schema22.properties["languages summary"].items.properties["has translation as source"],data:data71};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data59["has translation after approval"] !== undefined){
let data72 = data59["has translation after approval"];
if(typeof data72 !== "boolean"){
const err91 = {instancePath:instancePath+"/languages summary/" + i6+"/has translation after approval",schemaPath:"#/properties/languages%20summary/items/properties/has%20translation%20after%20approval/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has translation after approval"].type,parentSchema:schema22.properties["languages summary"].items.properties["has translation after approval"],data:data72};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data59["has shared translation"] !== undefined){
let data73 = data59["has shared translation"];
if(typeof data73 !== "boolean"){
const err92 = {instancePath:instancePath+"/languages summary/" + i6+"/has shared translation",schemaPath:"#/properties/languages%20summary/items/properties/has%20shared%20translation/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has shared translation"].type,parentSchema:schema22.properties["languages summary"].items.properties["has shared translation"],data:data73};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data59["has qa issues"] !== undefined){
let data74 = data59["has qa issues"];
if(typeof data74 !== "boolean"){
const err93 = {instancePath:instancePath+"/languages summary/" + i6+"/has qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has qa issues"],data:data74};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data59.rating !== undefined){
let data75 = data59.rating;
if((!(((typeof data75 == "number") && (!(data75 % 1) && !isNaN(data75))) && (isFinite(data75)))) && (data75 !== null)){
const err94 = {instancePath:instancePath+"/languages summary/" + i6+"/rating",schemaPath:"#/properties/languages%20summary/items/properties/rating/type",keyword:"type",params:{type: schema22.properties["languages summary"].items.properties.rating.type},message:"must be integer,null",schema:schema22.properties["languages summary"].items.properties.rating.type,parentSchema:schema22.properties["languages summary"].items.properties.rating,data:data75};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data59.approvalsCount !== undefined){
let data76 = data59.approvalsCount;
if((!(((typeof data76 == "number") && (!(data76 % 1) && !isNaN(data76))) && (isFinite(data76)))) && (data76 !== null)){
const err95 = {instancePath:instancePath+"/languages summary/" + i6+"/approvalsCount",schemaPath:"#/properties/languages%20summary/items/properties/approvalsCount/type",keyword:"type",params:{type: schema22.properties["languages summary"].items.properties.approvalsCount.type},message:"must be integer,null",schema:schema22.properties["languages summary"].items.properties.approvalsCount.type,parentSchema:schema22.properties["languages summary"].items.properties.approvalsCount,data:data76};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data59["has empty translation qa issues"] !== undefined){
let data77 = data59["has empty translation qa issues"];
if(typeof data77 !== "boolean"){
const err96 = {instancePath:instancePath+"/languages summary/" + i6+"/has empty translation qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20empty%20translation%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has empty translation qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has empty translation qa issues"],data:data77};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data59["has translation length qa issues"] !== undefined){
let data78 = data59["has translation length qa issues"];
if(typeof data78 !== "boolean"){
const err97 = {instancePath:instancePath+"/languages summary/" + i6+"/has translation length qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20translation%20length%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has translation length qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has translation length qa issues"],data:data78};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data59["has tags mismatch qa issues"] !== undefined){
let data79 = data59["has tags mismatch qa issues"];
if(typeof data79 !== "boolean"){
const err98 = {instancePath:instancePath+"/languages summary/" + i6+"/has tags mismatch qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20tags%20mismatch%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has tags mismatch qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has tags mismatch qa issues"],data:data79};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data59["has spaces mismatch qa issues"] !== undefined){
let data80 = data59["has spaces mismatch qa issues"];
if(typeof data80 !== "boolean"){
const err99 = {instancePath:instancePath+"/languages summary/" + i6+"/has spaces mismatch qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20spaces%20mismatch%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has spaces mismatch qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has spaces mismatch qa issues"],data:data80};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data59["has variables mismatch qa issues"] !== undefined){
let data81 = data59["has variables mismatch qa issues"];
if(typeof data81 !== "boolean"){
const err100 = {instancePath:instancePath+"/languages summary/" + i6+"/has variables mismatch qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20variables%20mismatch%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has variables mismatch qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has variables mismatch qa issues"],data:data81};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data59["has punctuation mismatch qa issues"] !== undefined){
let data82 = data59["has punctuation mismatch qa issues"];
if(typeof data82 !== "boolean"){
const err101 = {instancePath:instancePath+"/languages summary/" + i6+"/has punctuation mismatch qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20punctuation%20mismatch%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has punctuation mismatch qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has punctuation mismatch qa issues"],data:data82};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data59["has character case mismatch qa issues"] !== undefined){
let data83 = data59["has character case mismatch qa issues"];
if(typeof data83 !== "boolean"){
const err102 = {instancePath:instancePath+"/languages summary/" + i6+"/has character case mismatch qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20character%20case%20mismatch%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has character case mismatch qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has character case mismatch qa issues"],data:data83};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data59["has special characters mismatch qa issues"] !== undefined){
let data84 = data59["has special characters mismatch qa issues"];
if(typeof data84 !== "boolean"){
const err103 = {instancePath:instancePath+"/languages summary/" + i6+"/has special characters mismatch qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20special%20characters%20mismatch%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has special characters mismatch qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has special characters mismatch qa issues"],data:data84};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data59["has incorrect translation qa issues"] !== undefined){
let data85 = data59["has incorrect translation qa issues"];
if(typeof data85 !== "boolean"){
const err104 = {instancePath:instancePath+"/languages summary/" + i6+"/has incorrect translation qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20incorrect%20translation%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has incorrect translation qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has incorrect translation qa issues"],data:data85};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data59["has spelling qa issues"] !== undefined){
let data86 = data59["has spelling qa issues"];
if(typeof data86 !== "boolean"){
const err105 = {instancePath:instancePath+"/languages summary/" + i6+"/has spelling qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20spelling%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has spelling qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has spelling qa issues"],data:data86};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data59["has icu syntax qa issues"] !== undefined){
let data87 = data59["has icu syntax qa issues"];
if(typeof data87 !== "boolean"){
const err106 = {instancePath:instancePath+"/languages summary/" + i6+"/has icu syntax qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20icu%20syntax%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has icu syntax qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has icu syntax qa issues"],data:data87};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data59["has terms qa issues"] !== undefined){
let data88 = data59["has terms qa issues"];
if(typeof data88 !== "boolean"){
const err107 = {instancePath:instancePath+"/languages summary/" + i6+"/has terms qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20terms%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has terms qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has terms qa issues"],data:data88};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data59["has duplicate translation qa issues"] !== undefined){
let data89 = data59["has duplicate translation qa issues"];
if(typeof data89 !== "boolean"){
const err108 = {instancePath:instancePath+"/languages summary/" + i6+"/has duplicate translation qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20duplicate%20translation%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has duplicate translation qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has duplicate translation qa issues"],data:data89};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data59["has ftl syntax qa issues"] !== undefined){
let data90 = data59["has ftl syntax qa issues"];
if(typeof data90 !== "boolean"){
const err109 = {instancePath:instancePath+"/languages summary/" + i6+"/has ftl syntax qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20ftl%20syntax%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has ftl syntax qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has ftl syntax qa issues"],data:data90};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data59["has android syntax qa issues"] !== undefined){
let data91 = data59["has android syntax qa issues"];
if(typeof data91 !== "boolean"){
const err110 = {instancePath:instancePath+"/languages summary/" + i6+"/has android syntax qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20android%20syntax%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has android syntax qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has android syntax qa issues"],data:data91};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data59["has numbers mismatch qa issues"] !== undefined){
let data92 = data59["has numbers mismatch qa issues"];
if(typeof data92 !== "boolean"){
const err111 = {instancePath:instancePath+"/languages summary/" + i6+"/has numbers mismatch qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20numbers%20mismatch%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has numbers mismatch qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has numbers mismatch qa issues"],data:data92};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data59["has ai qa issues"] !== undefined){
let data93 = data59["has ai qa issues"];
if(typeof data93 !== "boolean"){
const err112 = {instancePath:instancePath+"/languages summary/" + i6+"/has ai qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20ai%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has ai qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has ai qa issues"],data:data93};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data59["has outdated translation qa issues"] !== undefined){
let data94 = data59["has outdated translation qa issues"];
if(typeof data94 !== "boolean"){
const err113 = {instancePath:instancePath+"/languages summary/" + i6+"/has outdated translation qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20outdated%20translation%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has outdated translation qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has outdated translation qa issues"],data:data94};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data59["has mdx syntax qa issues"] !== undefined){
let data95 = data59["has mdx syntax qa issues"];
if(typeof data95 !== "boolean"){
const err114 = {instancePath:instancePath+"/languages summary/" + i6+"/has mdx syntax qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20mdx%20syntax%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has mdx syntax qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has mdx syntax qa issues"],data:data95};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data59["has custom qa issues"] !== undefined){
let data96 = data59["has custom qa issues"];
if(typeof data96 !== "boolean"){
const err115 = {instancePath:instancePath+"/languages summary/" + i6+"/has custom qa issues",schemaPath:"#/properties/languages%20summary/items/properties/has%20custom%20qa%20issues/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties["languages summary"].items.properties["has custom qa issues"].type,parentSchema:schema22.properties["languages summary"].items.properties["has custom qa issues"],data:data96};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
else {
const err116 = {instancePath:instancePath+"/languages summary/" + i6,schemaPath:"#/properties/languages%20summary/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.properties["languages summary"].items.type,parentSchema:schema22.properties["languages summary"].items,data:data59};
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
const err117 = {instancePath:instancePath+"/languages summary",schemaPath:"#/properties/languages%20summary/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema22.properties["languages summary"].type,parentSchema:schema22.properties["languages summary"],data:data58};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data.labels !== undefined){
let data97 = data.labels;
if(Array.isArray(data97)){
const len7 = data97.length;
for(let i7=0; i7<len7; i7++){
let data98 = data97[i7];
if(data98 && typeof data98 == "object" && !Array.isArray(data98)){
for(const key11 in data98){
if(!(((key11 === "id") || (key11 === "title")) || (key11 === "is system"))){
const err118 = {instancePath:instancePath+"/labels/" + i7,schemaPath:"#/properties/labels/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties",schema:false,parentSchema:schema22.properties.labels.items,data:data98};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data98.id !== undefined){
let data99 = data98.id;
if((!(((typeof data99 == "number") && (!(data99 % 1) && !isNaN(data99))) && (isFinite(data99)))) && (data99 !== null)){
const err119 = {instancePath:instancePath+"/labels/" + i7+"/id",schemaPath:"#/properties/labels/items/properties/id/type",keyword:"type",params:{type: schema22.properties.labels.items.properties.id.type},message:"must be integer,null",schema:schema22.properties.labels.items.properties.id.type,parentSchema:schema22.properties.labels.items.properties.id,data:data99};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data98.title !== undefined){
let data100 = data98.title;
if((typeof data100 !== "string") && (data100 !== null)){
const err120 = {instancePath:instancePath+"/labels/" + i7+"/title",schemaPath:"#/properties/labels/items/properties/title/type",keyword:"type",params:{type: schema22.properties.labels.items.properties.title.type},message:"must be string,null",schema:schema22.properties.labels.items.properties.title.type,parentSchema:schema22.properties.labels.items.properties.title,data:data100};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data98["is system"] !== undefined){
let data101 = data98["is system"];
if(typeof data101 !== "boolean"){
const err121 = {instancePath:instancePath+"/labels/" + i7+"/is system",schemaPath:"#/properties/labels/items/properties/is%20system/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties.labels.items.properties["is system"].type,parentSchema:schema22.properties.labels.items.properties["is system"],data:data101};
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
const err122 = {instancePath:instancePath+"/labels/" + i7,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.properties.labels.items.type,parentSchema:schema22.properties.labels.items,data:data98};
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
const err123 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema22.properties.labels.type,parentSchema:schema22.properties.labels,data:data97};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data.added !== undefined){
let data102 = data.added;
if((typeof data102 !== "string") && (data102 !== null)){
const err124 = {instancePath:instancePath+"/added",schemaPath:"#/properties/added/type",keyword:"type",params:{type: schema22.properties.added.type},message:"must be string,null",schema:schema22.properties.added.type,parentSchema:schema22.properties.added,data:data102};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(typeof data102 === "string"){
if(!pattern3.test(data102)){
const err125 = {instancePath:instancePath+"/added",schemaPath:"#/properties/added/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$",parentSchema:schema22.properties.added,data:data102};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
}
if(data.updated !== undefined){
let data103 = data.updated;
if((typeof data103 !== "string") && (data103 !== null)){
const err126 = {instancePath:instancePath+"/updated",schemaPath:"#/properties/updated/type",keyword:"type",params:{type: schema22.properties.updated.type},message:"must be string,null",schema:schema22.properties.updated.type,parentSchema:schema22.properties.updated,data:data103};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(typeof data103 === "string"){
if(!pattern3.test(data103)){
const err127 = {instancePath:instancePath+"/updated",schemaPath:"#/properties/updated/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$",parentSchema:schema22.properties.updated,data:data103};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
}
}
else {
const err128 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema24.required,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "records"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema24,data};
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
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema24.properties.id.type,parentSchema:schema24.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.records !== undefined){
let data1 = data.records;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err3 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema24.properties.records.items.required,parentSchema:schema24.properties.records.items,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data2){
if(!((((((((key1 === "language") || (key1 === "id")) || (key1 === "text")) || (key1 === "usageCount")) || (key1 === "createdBy")) || (key1 === "updatedBy")) || (key1 === "createdAt")) || (key1 === "updatedAt"))){
const err4 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema24.properties.records.items,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data2.language !== undefined){
let data3 = data2.language;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/records/" + i0+"/language",schemaPath:"#/properties/records/items/properties/language/type",keyword:"type",params:{type: schema24.properties.records.items.properties.language.type},message:"must be string,null",schema:schema24.properties.records.items.properties.language.type,parentSchema:schema24.properties.records.items.properties.language,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.id !== undefined){
let data4 = data2.id;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err6 = {instancePath:instancePath+"/records/" + i0+"/id",schemaPath:"#/properties/records/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema24.properties.records.items.properties.id.type,parentSchema:schema24.properties.records.items.properties.id,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.text !== undefined){
let data5 = data2.text;
if((typeof data5 !== "string") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/records/" + i0+"/text",schemaPath:"#/properties/records/items/properties/text/type",keyword:"type",params:{type: schema24.properties.records.items.properties.text.type},message:"must be string,null",schema:schema24.properties.records.items.properties.text.type,parentSchema:schema24.properties.records.items.properties.text,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.usageCount !== undefined){
let data6 = data2.usageCount;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err8 = {instancePath:instancePath+"/records/" + i0+"/usageCount",schemaPath:"#/properties/records/items/properties/usageCount/type",keyword:"type",params:{type: schema24.properties.records.items.properties.usageCount.type},message:"must be integer,null",schema:schema24.properties.records.items.properties.usageCount.type,parentSchema:schema24.properties.records.items.properties.usageCount,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.createdBy !== undefined){
let data7 = data2.createdBy;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err9 = {instancePath:instancePath+"/records/" + i0+"/createdBy",schemaPath:"#/properties/records/items/properties/createdBy/type",keyword:"type",params:{type: schema24.properties.records.items.properties.createdBy.type},message:"must be integer,null",schema:schema24.properties.records.items.properties.createdBy.type,parentSchema:schema24.properties.records.items.properties.createdBy,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.updatedBy !== undefined){
let data8 = data2.updatedBy;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err10 = {instancePath:instancePath+"/records/" + i0+"/updatedBy",schemaPath:"#/properties/records/items/properties/updatedBy/type",keyword:"type",params:{type: schema24.properties.records.items.properties.updatedBy.type},message:"must be integer,null",schema:schema24.properties.records.items.properties.updatedBy.type,parentSchema:schema24.properties.records.items.properties.updatedBy,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.createdAt !== undefined){
let data9 = data2.createdAt;
if((typeof data9 !== "string") && (data9 !== null)){
const err11 = {instancePath:instancePath+"/records/" + i0+"/createdAt",schemaPath:"#/properties/records/items/properties/createdAt/type",keyword:"type",params:{type: schema24.properties.records.items.properties.createdAt.type},message:"must be string,null",schema:schema24.properties.records.items.properties.createdAt.type,parentSchema:schema24.properties.records.items.properties.createdAt,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data9 === "string"){
if(!pattern12.test(data9)){
const err12 = {instancePath:instancePath+"/records/" + i0+"/createdAt",schemaPath:"#/properties/records/items/properties/createdAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$",parentSchema:schema24.properties.records.items.properties.createdAt,data:data9};
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
if(data2.updatedAt !== undefined){
let data10 = data2.updatedAt;
if((typeof data10 !== "string") && (data10 !== null)){
const err13 = {instancePath:instancePath+"/records/" + i0+"/updatedAt",schemaPath:"#/properties/records/items/properties/updatedAt/type",keyword:"type",params:{type: schema24.properties.records.items.properties.updatedAt.type},message:"must be string,null",schema:schema24.properties.records.items.properties.updatedAt.type,parentSchema:schema24.properties.records.items.properties.updatedAt,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data10 === "string"){
if(!pattern12.test(data10)){
const err14 = {instancePath:instancePath+"/records/" + i0+"/updatedAt",schemaPath:"#/properties/records/items/properties/updatedAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$",parentSchema:schema24.properties.records.items.properties.updatedAt,data:data10};
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
}
else {
const err15 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.properties.records.items.type,parentSchema:schema24.properties.records.items,data:data2};
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
const err16 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema24.properties.records.type,parentSchema:schema24.properties.records,data:data1};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema25.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema25,data};
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
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema25.properties.id.type,parentSchema:schema25.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema25.properties.text.type},message:"must be string,null",schema:schema25.properties.text.type,parentSchema:schema25.properties.text,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema25.properties.description.type},message:"must be string,null",schema:schema25.properties.description.type,parentSchema:schema25.properties.description,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.language !== undefined){
let data3 = data.language;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: schema25.properties.language.type},message:"must be string,null",schema:schema25.properties.language.type,parentSchema:schema25.properties.language,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.user !== undefined){
let data4 = data.user;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
const err6 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: schema25.properties.user.type},message:"must be integer,null",schema:schema25.properties.user.type,parentSchema:schema25.properties.user,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.partOfSpeech !== undefined){
let data5 = data.partOfSpeech;
if((typeof data5 !== "string") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/partOfSpeech",schemaPath:"#/properties/partOfSpeech/type",keyword:"type",params:{type: schema25.properties.partOfSpeech.type},message:"must be string,null",schema:schema25.properties.partOfSpeech.type,parentSchema:schema25.properties.partOfSpeech,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((((((((((((((data5 === "noun") || (data5 === "verb")) || (data5 === "adj")) || (data5 === "pron")) || (data5 === "propn")) || (data5 === "det")) || (data5 === "adv")) || (data5 === "adp")) || (data5 === "cconj")) || (data5 === "sconj")) || (data5 === "num")) || (data5 === "intj")) || (data5 === "aux")) || (data5 === "prt")) || (data5 === "sym")) || (data5 === "x")) || (data5 === null))){
const err8 = {instancePath:instancePath+"/partOfSpeech",schemaPath:"#/properties/partOfSpeech/enum",keyword:"enum",params:{allowedValues: schema25.properties.partOfSpeech.enum},message:"must be equal to one of the allowed values",schema:schema25.properties.partOfSpeech.enum,parentSchema:schema25.properties.partOfSpeech,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.status !== undefined){
let data6 = data.status;
if((typeof data6 !== "string") && (data6 !== null)){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema25.properties.status.type},message:"must be string,null",schema:schema25.properties.status.type,parentSchema:schema25.properties.status,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((((data6 === "preferred") || (data6 === "admitted")) || (data6 === "not_recommended")) || (data6 === "obsolete")) || (data6 === "draft")) || (data6 === null))){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema25.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema25.properties.status.enum,parentSchema:schema25.properties.status,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.type !== undefined){
let data7 = data.type;
if((typeof data7 !== "string") && (data7 !== null)){
const err11 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema25.properties.type.type},message:"must be string,null",schema:schema25.properties.type.type,parentSchema:schema25.properties.type,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((((((data7 === "full_form") || (data7 === "acronym")) || (data7 === "abbreviation")) || (data7 === "short_form")) || (data7 === "phrase")) || (data7 === "variant")) || (data7 === null))){
const err12 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema25.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema25.properties.type.enum,parentSchema:schema25.properties.type,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.gender !== undefined){
let data8 = data.gender;
if((typeof data8 !== "string") && (data8 !== null)){
const err13 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/type",keyword:"type",params:{type: schema25.properties.gender.type},message:"must be string,null",schema:schema25.properties.gender.type,parentSchema:schema25.properties.gender,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((((data8 === "masculine") || (data8 === "feminine")) || (data8 === "neuter")) || (data8 === "common")) || (data8 === "other")) || (data8 === null))){
const err14 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/enum",keyword:"enum",params:{allowedValues: schema25.properties.gender.enum},message:"must be equal to one of the allowed values",schema:schema25.properties.gender.enum,parentSchema:schema25.properties.gender,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.note !== undefined){
let data9 = data.note;
if((typeof data9 !== "string") && (data9 !== null)){
const err15 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema25.properties.note.type},message:"must be string,null",schema:schema25.properties.note.type,parentSchema:schema25.properties.note,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.lemma !== undefined){
let data10 = data.lemma;
if((typeof data10 !== "string") && (data10 !== null)){
const err16 = {instancePath:instancePath+"/lemma",schemaPath:"#/properties/lemma/type",keyword:"type",params:{type: schema25.properties.lemma.type},message:"must be string,null",schema:schema25.properties.lemma.type,parentSchema:schema25.properties.lemma,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.url !== undefined){
let data11 = data.url;
if((typeof data11 !== "string") && (data11 !== null)){
const err17 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema25.properties.url.type},message:"must be string,null",schema:schema25.properties.url.type,parentSchema:schema25.properties.url,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.concept !== undefined){
let data12 = data.concept;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err18 = {instancePath:instancePath+"/concept",schemaPath:"#/properties/concept/type",keyword:"type",params:{type: schema25.properties.concept.type},message:"must be integer,null",schema:schema25.properties.concept.type,parentSchema:schema25.properties.concept,data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data13 = data.createdAt;
if((typeof data13 !== "string") && (data13 !== null)){
const err19 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: schema25.properties.createdAt.type},message:"must be string,null",schema:schema25.properties.createdAt.type,parentSchema:schema25.properties.createdAt,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data13 === "string"){
if(!pattern12.test(data13)){
const err20 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$",parentSchema:schema25.properties.createdAt,data:data13};
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
if(data.updatedAt !== undefined){
let data14 = data.updatedAt;
if((typeof data14 !== "string") && (data14 !== null)){
const err21 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: schema25.properties.updatedAt.type},message:"must be string,null",schema:schema25.properties.updatedAt.type,parentSchema:schema25.properties.updatedAt,data:data14};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data14 === "string"){
if(!pattern12.test(data14)){
const err22 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$",parentSchema:schema25.properties.updatedAt,data:data14};
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
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema25.type,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema39 = {"title":"glossary concept","x-locspec-source":"CroQL data contexts, Glossary term context","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"integer"},"user":{"description":"who created it","type":["integer","null"]},"subject":{"type":["string","null"]},"definition":{"type":["string","null"]},"url":{"type":["string","null"]},"note":{"type":["string","null"]},"translatable":{"description":"may be translated into other languages","type":"boolean"},"createdAt":{"type":["string","null"],"format":"date-time","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$","examples":["2024-01-31T12:00:00+00:00"]},"updatedAt":{"type":["string","null"],"format":"date-time","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$","examples":["2024-01-31T12:00:00+00:00"]}}};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema39.required,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema39.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema39,data};
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
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema39.properties.id.type,parentSchema:schema39.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.user !== undefined){
let data1 = data.user;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err3 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: schema39.properties.user.type},message:"must be integer,null",schema:schema39.properties.user.type,parentSchema:schema39.properties.user,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.subject !== undefined){
let data2 = data.subject;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: schema39.properties.subject.type},message:"must be string,null",schema:schema39.properties.subject.type,parentSchema:schema39.properties.subject,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.definition !== undefined){
let data3 = data.definition;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/definition",schemaPath:"#/properties/definition/type",keyword:"type",params:{type: schema39.properties.definition.type},message:"must be string,null",schema:schema39.properties.definition.type,parentSchema:schema39.properties.definition,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.url !== undefined){
let data4 = data.url;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema39.properties.url.type},message:"must be string,null",schema:schema39.properties.url.type,parentSchema:schema39.properties.url,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.note !== undefined){
let data5 = data.note;
if((typeof data5 !== "string") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema39.properties.note.type},message:"must be string,null",schema:schema39.properties.note.type,parentSchema:schema39.properties.note,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.translatable !== undefined){
let data6 = data.translatable;
if(typeof data6 !== "boolean"){
const err8 = {instancePath:instancePath+"/translatable",schemaPath:"#/properties/translatable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema39.properties.translatable.type,parentSchema:schema39.properties.translatable,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data7 = data.createdAt;
if((typeof data7 !== "string") && (data7 !== null)){
const err9 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: schema39.properties.createdAt.type},message:"must be string,null",schema:schema39.properties.createdAt.type,parentSchema:schema39.properties.createdAt,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data7 === "string"){
if(!pattern12.test(data7)){
const err10 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$",parentSchema:schema39.properties.createdAt,data:data7};
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
if(data.updatedAt !== undefined){
let data8 = data.updatedAt;
if((typeof data8 !== "string") && (data8 !== null)){
const err11 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: schema39.properties.updatedAt.type},message:"must be string,null",schema:schema39.properties.updatedAt.type,parentSchema:schema39.properties.updatedAt,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data8 === "string"){
if(!pattern12.test(data8)){
const err12 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$",parentSchema:schema39.properties.updatedAt,data:data8};
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
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema39.type,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://locspec.dev/schemas/dataset.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "users") || (key0 === "languages")) || (key0 === "projects")) || (key0 === "tms")) || (key0 === "glossaries"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema30,data};
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
const err1 = {instancePath:instancePath+"/users/" + i0,schemaPath:"#/properties/users/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema30.properties.users.items.required,parentSchema:schema30.properties.users.items,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.login === undefined){
const err2 = {instancePath:instancePath+"/users/" + i0,schemaPath:"#/properties/users/items/required",keyword:"required",params:{missingProperty: "login"},message:"must have required property '"+"login"+"'",schema:schema30.properties.users.items.required,parentSchema:schema30.properties.users.items,data:data1};
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
const err3 = {instancePath:instancePath+"/users/" + i0,schemaPath:"#/properties/users/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema30.properties.users.items,data:data1};
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
const err4 = {instancePath:instancePath+"/users/" + i0+"/id",schemaPath:"#/properties/users/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema30.properties.users.items.properties.id.type,parentSchema:schema30.properties.users.items.properties.id,data:data2};
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
if(func7(data3) < 1){
const err5 = {instancePath:instancePath+"/users/" + i0+"/login",schemaPath:"#/properties/users/items/properties/login/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema30.properties.users.items.properties.login,data:data3};
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
const err6 = {instancePath:instancePath+"/users/" + i0+"/login",schemaPath:"#/properties/users/items/properties/login/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.users.items.properties.login.type,parentSchema:schema30.properties.users.items.properties.login,data:data3};
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
const err7 = {instancePath:instancePath+"/users/" + i0,schemaPath:"#/properties/users/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.properties.users.items.type,parentSchema:schema30.properties.users.items,data:data1};
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
const err8 = {instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema30.properties.users.type,parentSchema:schema30.properties.users,data:data0};
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
if(!(validate72(data4[i1], {instancePath:instancePath+"/languages/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : joined(vErrors, validate72.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema30.properties.languages.type,parentSchema:schema30.properties.languages,data:data4};
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
const err10 = {instancePath:instancePath+"/projects/" + i2,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema30.properties.projects.items.required,parentSchema:schema30.properties.projects.items,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data7.identifier === undefined){
const err11 = {instancePath:instancePath+"/projects/" + i2,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'",schema:schema30.properties.projects.items.required,parentSchema:schema30.properties.projects.items,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data7.name === undefined){
const err12 = {instancePath:instancePath+"/projects/" + i2,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema30.properties.projects.items.required,parentSchema:schema30.properties.projects.items,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data7.sourceLanguageId === undefined){
const err13 = {instancePath:instancePath+"/projects/" + i2,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty: "sourceLanguageId"},message:"must have required property '"+"sourceLanguageId"+"'",schema:schema30.properties.projects.items.required,parentSchema:schema30.properties.projects.items,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data7.targetLanguageIds === undefined){
const err14 = {instancePath:instancePath+"/projects/" + i2,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty: "targetLanguageIds"},message:"must have required property '"+"targetLanguageIds"+"'",schema:schema30.properties.projects.items.required,parentSchema:schema30.properties.projects.items,data:data7};
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
const err15 = {instancePath:instancePath+"/projects/" + i2,schemaPath:"#/properties/projects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema30.properties.projects.items,data:data7};
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
const err16 = {instancePath:instancePath+"/projects/" + i2+"/id",schemaPath:"#/properties/projects/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema30.properties.projects.items.properties.id.type,parentSchema:schema30.properties.projects.items.properties.id,data:data8};
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
if(func7(data9) < 1){
const err17 = {instancePath:instancePath+"/projects/" + i2+"/identifier",schemaPath:"#/properties/projects/items/properties/identifier/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema30.properties.projects.items.properties.identifier,data:data9};
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
const err18 = {instancePath:instancePath+"/projects/" + i2+"/identifier",schemaPath:"#/properties/projects/items/properties/identifier/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.projects.items.properties.identifier.type,parentSchema:schema30.properties.projects.items.properties.identifier,data:data9};
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
const err19 = {instancePath:instancePath+"/projects/" + i2+"/name",schemaPath:"#/properties/projects/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.projects.items.properties.name.type,parentSchema:schema30.properties.projects.items.properties.name,data:data10};
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
if(func7(data11) < 1){
const err20 = {instancePath:instancePath+"/projects/" + i2+"/sourceLanguageId",schemaPath:"#/properties/projects/items/properties/sourceLanguageId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema30.properties.projects.items.properties.sourceLanguageId,data:data11};
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
const err21 = {instancePath:instancePath+"/projects/" + i2+"/sourceLanguageId",schemaPath:"#/properties/projects/items/properties/sourceLanguageId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.projects.items.properties.sourceLanguageId.type,parentSchema:schema30.properties.projects.items.properties.sourceLanguageId,data:data11};
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
if(func7(data13) < 1){
const err22 = {instancePath:instancePath+"/projects/" + i2+"/targetLanguageIds/" + i3,schemaPath:"#/properties/projects/items/properties/targetLanguageIds/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema30.properties.projects.items.properties.targetLanguageIds.items,data:data13};
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
const err23 = {instancePath:instancePath+"/projects/" + i2+"/targetLanguageIds/" + i3,schemaPath:"#/properties/projects/items/properties/targetLanguageIds/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.projects.items.properties.targetLanguageIds.items.type,parentSchema:schema30.properties.projects.items.properties.targetLanguageIds.items,data:data13};
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
const err24 = {instancePath:instancePath+"/projects/" + i2+"/targetLanguageIds",schemaPath:"#/properties/projects/items/properties/targetLanguageIds/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema30.properties.projects.items.properties.targetLanguageIds.type,parentSchema:schema30.properties.projects.items.properties.targetLanguageIds,data:data12};
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
if(!(validate81(data14[i4], {instancePath:instancePath+"/projects/" + i2+"/strings/" + i4,parentData:data14,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : joined(vErrors, validate81.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/projects/" + i2+"/strings",schemaPath:"#/properties/projects/items/properties/strings/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema30.properties.projects.items.properties.strings.type,parentSchema:schema30.properties.projects.items.properties.strings,data:data14};
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
const err26 = {instancePath:instancePath+"/projects/" + i2,schemaPath:"#/properties/projects/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.properties.projects.items.type,parentSchema:schema30.properties.projects.items,data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema30.properties.projects.type,parentSchema:schema30.properties.projects,data:data6};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.tms !== undefined){
let data16 = data.tms;
if(Array.isArray(data16)){
const len5 = data16.length;
for(let i5=0; i5<len5; i5++){
let data17 = data16[i5];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.id === undefined){
const err28 = {instancePath:instancePath+"/tms/" + i5,schemaPath:"#/properties/tms/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema30.properties.tms.items.required,parentSchema:schema30.properties.tms.items,data:data17};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key3 in data17){
if(!((key3 === "id") || (key3 === "segments"))){
const err29 = {instancePath:instancePath+"/tms/" + i5,schemaPath:"#/properties/tms/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema30.properties.tms.items,data:data17};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data17.id !== undefined){
let data18 = data17.id;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err30 = {instancePath:instancePath+"/tms/" + i5+"/id",schemaPath:"#/properties/tms/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema30.properties.tms.items.properties.id.type,parentSchema:schema30.properties.tms.items.properties.id,data:data18};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data17.segments !== undefined){
let data19 = data17.segments;
if(Array.isArray(data19)){
const len6 = data19.length;
for(let i6=0; i6<len6; i6++){
if(!(validate83(data19[i6], {instancePath:instancePath+"/tms/" + i5+"/segments/" + i6,parentData:data19,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : joined(vErrors, validate83.errors);
errors = vErrors.length;
}
}
}
else {
const err31 = {instancePath:instancePath+"/tms/" + i5+"/segments",schemaPath:"#/properties/tms/items/properties/segments/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema30.properties.tms.items.properties.segments.type,parentSchema:schema30.properties.tms.items.properties.segments,data:data19};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/tms/" + i5,schemaPath:"#/properties/tms/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.properties.tms.items.type,parentSchema:schema30.properties.tms.items,data:data17};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/tms",schemaPath:"#/properties/tms/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema30.properties.tms.type,parentSchema:schema30.properties.tms,data:data16};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.glossaries !== undefined){
let data21 = data.glossaries;
if(Array.isArray(data21)){
const len7 = data21.length;
for(let i7=0; i7<len7; i7++){
let data22 = data21[i7];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.id === undefined){
const err34 = {instancePath:instancePath+"/glossaries/" + i7,schemaPath:"#/properties/glossaries/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema30.properties.glossaries.items.required,parentSchema:schema30.properties.glossaries.items,data:data22};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
for(const key4 in data22){
if(!(((key4 === "id") || (key4 === "terms")) || (key4 === "concepts"))){
const err35 = {instancePath:instancePath+"/glossaries/" + i7,schemaPath:"#/properties/glossaries/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema30.properties.glossaries.items,data:data22};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data22.id !== undefined){
let data23 = data22.id;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err36 = {instancePath:instancePath+"/glossaries/" + i7+"/id",schemaPath:"#/properties/glossaries/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema30.properties.glossaries.items.properties.id.type,parentSchema:schema30.properties.glossaries.items.properties.id,data:data23};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data22.terms !== undefined){
let data24 = data22.terms;
if(Array.isArray(data24)){
const len8 = data24.length;
for(let i8=0; i8<len8; i8++){
if(!(validate85(data24[i8], {instancePath:instancePath+"/glossaries/" + i7+"/terms/" + i8,parentData:data24,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : joined(vErrors, validate85.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath:instancePath+"/glossaries/" + i7+"/terms",schemaPath:"#/properties/glossaries/items/properties/terms/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema30.properties.glossaries.items.properties.terms.type,parentSchema:schema30.properties.glossaries.items.properties.terms,data:data24};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data22.concepts !== undefined){
let data26 = data22.concepts;
if(Array.isArray(data26)){
const len9 = data26.length;
for(let i9=0; i9<len9; i9++){
if(!(validate87(data26[i9], {instancePath:instancePath+"/glossaries/" + i7+"/concepts/" + i9,parentData:data26,parentDataProperty:i9,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : joined(vErrors, validate87.errors);
errors = vErrors.length;
}
}
}
else {
const err38 = {instancePath:instancePath+"/glossaries/" + i7+"/concepts",schemaPath:"#/properties/glossaries/items/properties/concepts/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema30.properties.glossaries.items.properties.concepts.type,parentSchema:schema30.properties.glossaries.items.properties.concepts,data:data26};
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
const err39 = {instancePath:instancePath+"/glossaries/" + i7,schemaPath:"#/properties/glossaries/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.properties.glossaries.items.type,parentSchema:schema30.properties.glossaries.items,data:data22};
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
const err40 = {instancePath:instancePath+"/glossaries",schemaPath:"#/properties/glossaries/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema30.properties.glossaries.type,parentSchema:schema30.properties.glossaries,data:data21};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern17 = new RegExp("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$", "u");
const pattern30 = new RegExp("^[a-z]+(-[a-z]+)*$", "u");

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
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
if(data.context !== undefined){
if("source-string" !== data.context){
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
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data !== undefined){
let data1 = data.data;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate55(data1[i0], {instancePath:instancePath+"/data/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : joined(vErrors, validate55.errors);
errors = vErrors.length;
}
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.data = true;
props0.context = true;
}
}
if(!valid1){
const err1 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema20.allOf[0].if,parentSchema:schema20.allOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs9 = errors;
let valid6 = true;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.context !== undefined){
if("translation" !== data.context){
const err2 = {};
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
var _valid1 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data !== undefined){
let data4 = data.data;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate57(data4[i1], {instancePath:instancePath+"/data/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : joined(vErrors, validate57.errors);
errors = vErrors.length;
}
}
}
}
}
var _valid1 = _errs12 === errors;
valid6 = _valid1;
if(valid6){
var props1 = {};
props1.data = true;
props1.context = true;
}
}
if(!valid6){
const err3 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema20.allOf[1].if,parentSchema:schema20.allOf[1],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
const _errs16 = errors;
let valid11 = true;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.context !== undefined){
if("tm-segment" !== data.context){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
var _valid2 = _errs17 === errors;
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data !== undefined){
let data7 = data.data;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(!(validate59(data7[i2], {instancePath:instancePath+"/data/" + i2,parentData:data7,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : joined(vErrors, validate59.errors);
errors = vErrors.length;
}
}
}
}
}
var _valid2 = _errs19 === errors;
valid11 = _valid2;
if(valid11){
var props2 = {};
props2.data = true;
props2.context = true;
}
}
if(!valid11){
const err5 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema20.allOf[2].if,parentSchema:schema20.allOf[2],data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
const _errs23 = errors;
let valid16 = true;
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.context !== undefined){
if("glossary-term" !== data.context){
const err6 = {};
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
var _valid3 = _errs24 === errors;
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs26 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data !== undefined){
let data10 = data.data;
if(Array.isArray(data10)){
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
if(!(validate61(data10[i3], {instancePath:instancePath+"/data/" + i3,parentData:data10,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : joined(vErrors, validate61.errors);
errors = vErrors.length;
}
}
}
}
}
var _valid3 = _errs26 === errors;
valid16 = _valid3;
if(valid16){
var props3 = {};
props3.data = true;
props3.context = true;
}
}
if(!valid16){
const err7 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema20.allOf[3].if,parentSchema:schema20.allOf[3],data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(props0 !== true && props3 !== undefined){
if(props3 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props3);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.title === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.cites === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cites"},message:"must have required property '"+"cites"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.standing === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "standing"},message:"must have required property '"+"standing"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.context === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "context"},message:"must have required property '"+"context"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.data === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.expression === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expression"},message:"must have required property '"+"expression"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.expect === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expect"},message:"must have required property '"+"expect"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema20.properties, key0))){
const err16 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.kind !== undefined){
let data12 = data.kind;
if(typeof data12 !== "string"){
const err17 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.kind.type,parentSchema:schema20.properties.kind,data:data12};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if("croql" !== data12){
const err18 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "croql"},message:"must be equal to constant",schema:"croql",parentSchema:schema20.properties.kind,data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate63(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : joined(vErrors, validate63.errors);
errors = vErrors.length;
}
}
if(data.cites !== undefined){
if(!(validate65(data.cites, {instancePath:instancePath+"/cites",parentData:data,parentDataProperty:"cites",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : joined(vErrors, validate65.errors);
errors = vErrors.length;
}
}
if(data.standing !== undefined){
if(!(validate69(data.standing, {instancePath:instancePath+"/standing",parentData:data,parentDataProperty:"standing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : joined(vErrors, validate69.errors);
errors = vErrors.length;
}
}
if(data.answers !== undefined){
let data16 = data.answers;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key1 in data16){
let data17 = data16[key1];
if(typeof data17 !== "string"){
const err19 = {instancePath:instancePath+"/answers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/answers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.answers.additionalProperties.type,parentSchema:schema20.properties.answers.additionalProperties,data:data17};
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
const err20 = {instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.properties.answers.type,parentSchema:schema20.properties.answers,data:data16};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.context !== undefined){
let data18 = data.context;
if(typeof data18 !== "string"){
const err21 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.context.type,parentSchema:schema20.properties.context,data:data18};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((((data18 === "source-string") || (data18 === "translation")) || (data18 === "tm-segment")) || (data18 === "glossary-term"))){
const err22 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/enum",keyword:"enum",params:{allowedValues: schema20.properties.context.enum},message:"must be equal to one of the allowed values",schema:schema20.properties.context.enum,parentSchema:schema20.properties.context,data:data18};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.edition !== undefined){
let data19 = data.edition;
if(typeof data19 !== "string"){
const err23 = {instancePath:instancePath+"/edition",schemaPath:"#/properties/edition/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.edition.type,parentSchema:schema20.properties.edition,data:data19};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!((data19 === "hosted") || (data19 === "enterprise"))){
const err24 = {instancePath:instancePath+"/edition",schemaPath:"#/properties/edition/enum",keyword:"enum",params:{allowedValues: schema20.properties.edition.enum},message:"must be equal to one of the allowed values",schema:schema20.properties.edition.enum,parentSchema:schema20.properties.edition,data:data19};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.now !== undefined){
let data20 = data.now;
if(typeof data20 === "string"){
if(!pattern17.test(data20)){
const err25 = {instancePath:instancePath+"/now",schemaPath:"#/properties/now/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$"+"\"",schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$",parentSchema:schema20.properties.now,data:data20};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/now",schemaPath:"#/properties/now/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.now.type,parentSchema:schema20.properties.now,data:data20};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.data !== undefined){
let data21 = data.data;
if((!data21 || typeof data21 != "object") && (typeof data21 !== "string")){
const err27 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: schema20.properties.data.type},message:"must be string,object,array",schema:schema20.properties.data.type,parentSchema:schema20.properties.data,data:data21};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const _errs48 = errors;
let valid23 = true;
const _errs49 = errors;
if(!(data21 && typeof data21 == "object" && !Array.isArray(data21))){
const err28 = {};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid4 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs51 = errors;
if(!(validate71(data21, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : joined(vErrors, validate71.errors);
errors = vErrors.length;
}
var _valid4 = _errs51 === errors;
valid23 = _valid4;
}
if(!valid23){
const err29 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema20.properties.data.if,parentSchema:schema20.properties.data,data:data21};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.expression !== undefined){
let data22 = data.expression;
if(typeof data22 !== "string"){
const err30 = {instancePath:instancePath+"/expression",schemaPath:"#/properties/expression/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.expression.type,parentSchema:schema20.properties.expression,data:data22};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.expect !== undefined){
let data23 = data.expect;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(Object.keys(data23).length > 1){
const err31 = {instancePath:instancePath+"/expect",schemaPath:"#/properties/expect/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties",schema:1,parentSchema:schema20.properties.expect,data:data23};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(Object.keys(data23).length < 1){
const err32 = {instancePath:instancePath+"/expect",schemaPath:"#/properties/expect/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema20.properties.expect,data:data23};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key2 in data23){
if(!(((key2 === "ids") || (key2 === "value")) || (key2 === "error"))){
const err33 = {instancePath:instancePath+"/expect",schemaPath:"#/properties/expect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema20.properties.expect,data:data23};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data23.ids !== undefined){
let data24 = data23.ids;
if(Array.isArray(data24)){
const len4 = data24.length;
for(let i4=0; i4<len4; i4++){
let data25 = data24[i4];
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err34 = {instancePath:instancePath+"/expect/ids/" + i4,schemaPath:"#/properties/expect/properties/ids/items/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema20.properties.expect.properties.ids.items.type,parentSchema:schema20.properties.expect.properties.ids.items,data:data25};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
let i5 = data24.length;
let j0;
if(i5 > 1){
const indices0 = {};
for(;i5--;){
let item0 = data24[i5];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err35 = {instancePath:instancePath+"/expect/ids",schemaPath:"#/properties/expect/properties/ids/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i5+" are identical)",schema:true,parentSchema:schema20.properties.expect.properties.ids,data:data24};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
break;
}
indices0[item0] = i5;
}
}
}
else {
const err36 = {instancePath:instancePath+"/expect/ids",schemaPath:"#/properties/expect/properties/ids/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema20.properties.expect.properties.ids.type,parentSchema:schema20.properties.expect.properties.ids,data:data24};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data23.value !== undefined){
let data26 = data23.value;
if((((typeof data26 !== "boolean") && (!((typeof data26 == "number") && (isFinite(data26))))) && (typeof data26 !== "string")) && (data26 !== null)){
const err37 = {instancePath:instancePath+"/expect/value",schemaPath:"#/properties/expect/properties/value/type",keyword:"type",params:{type: schema20.properties.expect.properties.value.type},message:"must be boolean,number,string,null",schema:schema20.properties.expect.properties.value.type,parentSchema:schema20.properties.expect.properties.value,data:data26};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data23.error !== undefined){
let data27 = data23.error;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.kind === undefined){
const err38 = {instancePath:instancePath+"/expect/error",schemaPath:"#/properties/expect/properties/error/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema20.properties.expect.properties.error.required,parentSchema:schema20.properties.expect.properties.error,data:data27};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data27.code === undefined){
const err39 = {instancePath:instancePath+"/expect/error",schemaPath:"#/properties/expect/properties/error/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'",schema:schema20.properties.expect.properties.error.required,parentSchema:schema20.properties.expect.properties.error,data:data27};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data27.at === undefined){
const err40 = {instancePath:instancePath+"/expect/error",schemaPath:"#/properties/expect/properties/error/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'",schema:schema20.properties.expect.properties.error.required,parentSchema:schema20.properties.expect.properties.error,data:data27};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
for(const key3 in data27){
if(!(((key3 === "kind") || (key3 === "code")) || (key3 === "at"))){
const err41 = {instancePath:instancePath+"/expect/error",schemaPath:"#/properties/expect/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema20.properties.expect.properties.error,data:data27};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data27.kind !== undefined){
let data28 = data27.kind;
if(typeof data28 !== "string"){
const err42 = {instancePath:instancePath+"/expect/error/kind",schemaPath:"#/properties/expect/properties/error/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.expect.properties.error.properties.kind.type,parentSchema:schema20.properties.expect.properties.error.properties.kind,data:data28};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!((data28 === "syntax") || (data28 === "logic"))){
const err43 = {instancePath:instancePath+"/expect/error/kind",schemaPath:"#/properties/expect/properties/error/properties/kind/enum",keyword:"enum",params:{allowedValues: schema20.properties.expect.properties.error.properties.kind.enum},message:"must be equal to one of the allowed values",schema:schema20.properties.expect.properties.error.properties.kind.enum,parentSchema:schema20.properties.expect.properties.error.properties.kind,data:data28};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data27.code !== undefined){
let data29 = data27.code;
if(typeof data29 === "string"){
if(!pattern30.test(data29)){
const err44 = {instancePath:instancePath+"/expect/error/code",schemaPath:"#/properties/expect/properties/error/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(-[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(-[a-z]+)*$"+"\"",schema:"^[a-z]+(-[a-z]+)*$",parentSchema:schema20.properties.expect.properties.error.properties.code,data:data29};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/expect/error/code",schemaPath:"#/properties/expect/properties/error/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.expect.properties.error.properties.code.type,parentSchema:schema20.properties.expect.properties.error.properties.code,data:data29};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data27.at !== undefined){
let data30 = data27.at;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.start === undefined){
const err46 = {instancePath:instancePath+"/expect/error/at",schemaPath:"#/properties/expect/properties/error/properties/at/required",keyword:"required",params:{missingProperty: "start"},message:"must have required property '"+"start"+"'",schema:schema20.properties.expect.properties.error.properties.at.required,parentSchema:schema20.properties.expect.properties.error.properties.at,data:data30};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data30.end === undefined){
const err47 = {instancePath:instancePath+"/expect/error/at",schemaPath:"#/properties/expect/properties/error/properties/at/required",keyword:"required",params:{missingProperty: "end"},message:"must have required property '"+"end"+"'",schema:schema20.properties.expect.properties.error.properties.at.required,parentSchema:schema20.properties.expect.properties.error.properties.at,data:data30};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
for(const key4 in data30){
if(!((key4 === "start") || (key4 === "end"))){
const err48 = {instancePath:instancePath+"/expect/error/at",schemaPath:"#/properties/expect/properties/error/properties/at/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema20.properties.expect.properties.error.properties.at,data:data30};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data30.start !== undefined){
let data31 = data30.start;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err49 = {instancePath:instancePath+"/expect/error/at/start",schemaPath:"#/properties/expect/properties/error/properties/at/properties/start/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema20.properties.expect.properties.error.properties.at.properties.start.type,parentSchema:schema20.properties.expect.properties.error.properties.at.properties.start,data:data31};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 0 || isNaN(data31)){
const err50 = {instancePath:instancePath+"/expect/error/at/start",schemaPath:"#/properties/expect/properties/error/properties/at/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema20.properties.expect.properties.error.properties.at.properties.start,data:data31};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
if(data30.end !== undefined){
let data32 = data30.end;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err51 = {instancePath:instancePath+"/expect/error/at/end",schemaPath:"#/properties/expect/properties/error/properties/at/properties/end/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema20.properties.expect.properties.error.properties.at.properties.end.type,parentSchema:schema20.properties.expect.properties.error.properties.at.properties.end,data:data32};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 0 || isNaN(data32)){
const err52 = {instancePath:instancePath+"/expect/error/at/end",schemaPath:"#/properties/expect/properties/error/properties/at/properties/end/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema20.properties.expect.properties.error.properties.at.properties.end,data:data32};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
}
else {
const err53 = {instancePath:instancePath+"/expect/error/at",schemaPath:"#/properties/expect/properties/error/properties/at/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.properties.expect.properties.error.properties.at.type,parentSchema:schema20.properties.expect.properties.error.properties.at,data:data30};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/expect/error",schemaPath:"#/properties/expect/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.properties.expect.properties.error.type,parentSchema:schema20.properties.expect.properties.error,data:data27};
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
else {
const err55 = {instancePath:instancePath+"/expect",schemaPath:"#/properties/expect/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.properties.expect.type,parentSchema:schema20.properties.expect,data:data23};
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
const err56 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema40 = {"title":"Job request","description":"What a service sends to a module, and whether it is right.","x-locspec-source":"File-processing job request","type":"object","additionalProperties":false,"required":["kind","title","cites","standing","request","expect"],"properties":{"kind":{"type":"string","const":"job-request"},"title":{"$ref":"#/$defs/title"},"cites":{"$ref":"#/$defs/cites"},"standing":{"$ref":"#/$defs/standing"},"request":{"description":"The body of the call."},"files":{"description":"What the addresses in the job give, as texts by address.","type":"object","additionalProperties":{"type":"string"}},"expect":{"$ref":"#/$defs/verdict"}}};
const schema41 = {"type":"object","additionalProperties":false,"required":["conforms"],"properties":{"conforms":{"type":"boolean"},"breaks":{"description":"The requirements that are broken, when it does not conform.","type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"#/$defs/requirement"}}},"if":{"properties":{"conforms":{"const":false}}},"then":{"required":["breaks"]},"else":{"properties":{"breaks":false}}};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
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
if(data.conforms !== undefined){
if(false !== data.conforms){
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
if(data.breaks === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "breaks"},message:"must have required property '"+"breaks"+"'",schema:schema41.then.required,parentSchema:schema41.then,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.breaks !== undefined){
const err2 = {instancePath:instancePath+"/breaks",schemaPath:"#/else/properties/breaks/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema41.else.properties.breaks,data:data.breaks};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.breaks = true;
props0.conforms = true;
}
ifClause0 = "else";
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema41.if,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.conforms === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conforms"},message:"must have required property '"+"conforms"+"'",schema:schema41.required,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "conforms") || (key0 === "breaks"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.conforms !== undefined){
let data2 = data.conforms;
if(typeof data2 !== "boolean"){
const err6 = {instancePath:instancePath+"/conforms",schemaPath:"#/properties/conforms/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema41.properties.conforms.type,parentSchema:schema41.properties.conforms,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.breaks !== undefined){
let data3 = data.breaks;
if(Array.isArray(data3)){
if(data3.length < 1){
const err7 = {instancePath:instancePath+"/breaks",schemaPath:"#/properties/breaks/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema41.properties.breaks,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate66(data3[i0], {instancePath:instancePath+"/breaks/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : joined(vErrors, validate66.errors);
errors = vErrors.length;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data3[i1], data3[j0])){
const err8 = {instancePath:instancePath+"/breaks",schemaPath:"#/properties/breaks/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema41.properties.breaks,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/breaks",schemaPath:"#/properties/breaks/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema41.properties.breaks.type,parentSchema:schema41.properties.breaks,data:data3};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema40.required,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema40.required,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.cites === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cites"},message:"must have required property '"+"cites"+"'",schema:schema40.required,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.standing === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "standing"},message:"must have required property '"+"standing"+"'",schema:schema40.required,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.request === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "request"},message:"must have required property '"+"request"+"'",schema:schema40.required,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.expect === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expect"},message:"must have required property '"+"expect"+"'",schema:schema40.required,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "kind") || (key0 === "title")) || (key0 === "cites")) || (key0 === "standing")) || (key0 === "request")) || (key0 === "files")) || (key0 === "expect"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.kind.type,parentSchema:schema40.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if("job-request" !== data0){
const err8 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "job-request"},message:"must be equal to constant",schema:"job-request",parentSchema:schema40.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate63(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : joined(vErrors, validate63.errors);
errors = vErrors.length;
}
}
if(data.cites !== undefined){
if(!(validate65(data.cites, {instancePath:instancePath+"/cites",parentData:data,parentDataProperty:"cites",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : joined(vErrors, validate65.errors);
errors = vErrors.length;
}
}
if(data.standing !== undefined){
if(!(validate69(data.standing, {instancePath:instancePath+"/standing",parentData:data,parentDataProperty:"standing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : joined(vErrors, validate69.errors);
errors = vErrors.length;
}
}
if(data.files !== undefined){
let data4 = data.files;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
let data5 = data4[key1];
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/files/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.files.additionalProperties.type,parentSchema:schema40.properties.files.additionalProperties,data:data5};
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
const err10 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema40.properties.files.type,parentSchema:schema40.properties.files,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.expect !== undefined){
if(!(validate94(data.expect, {instancePath:instancePath+"/expect",parentData:data,parentDataProperty:"expect",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : joined(vErrors, validate94.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema40.type,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema42 = {"title":"Job","description":"A job, what an app answers to it, and whether that answer is right.","x-locspec-source":"File-processing job response","type":"object","additionalProperties":false,"required":["kind","title","cites","standing","request","answer","expect"],"properties":{"kind":{"type":"string","const":"job"},"title":{"$ref":"#/$defs/title"},"cites":{"$ref":"#/$defs/cites"},"standing":{"$ref":"#/$defs/standing"},"request":{"description":"The name of a job beside the cases, or the job.","type":["string","object"],"if":{"type":"object"},"then":{"$ref":"job-request.schema.json"}},"answer":{"description":"The body is JSON in `body`, or any text in `text`.","type":"object","additionalProperties":false,"properties":{"status":{"type":"integer","minimum":100,"maximum":599,"default":200},"headers":{"type":"object","additionalProperties":{"type":"string"}},"body":{},"text":{"type":"string"}}},"files":{"description":"What the addresses in the job and in the answer give, as texts by address.","type":"object","additionalProperties":{"type":"string"}},"expect":{"$ref":"#/$defs/verdict"}}};
const schema43 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://locspec.dev/schemas/job-request.schema.json","title":"File-processing job request","description":"What the service sends to the module of an app after a file is parsed. The whole body has at most 5 MB.","x-locspec-source":"File-processing job request","type":"object","required":["jobType","organization","project","file","sourceLanguage","targetLanguages"],"properties":{"jobType":{"description":"What the module is to do.","type":"string","const":"file-post-import","x-locspec-gap":"module.job-type"},"organization":{"type":"object","required":["id","domain","baseUrl","apiBaseUrl"],"properties":{"id":{"type":"integer"},"domain":{"type":"string"},"baseUrl":{"description":"The web address, made from the domain.","$ref":"#/$defs/address"},"apiBaseUrl":{"description":"The API address of the organization.","$ref":"#/$defs/address"}}},"project":{"type":"object","required":["id","identifier","name"],"properties":{"id":{"type":"integer"},"identifier":{"type":"string"},"name":{"type":"string"}}},"file":{"description":"The source file, with its content inline or by address. What counts when both are there is open.","x-locspec-gap":"module.inline-and-address","type":"object","required":["id","name"],"properties":{"id":{"type":"integer"},"name":{"description":"The file name.","type":"string"},"content":{"description":"The content of the source file.","$ref":"#/$defs/base64"},"contentUrl":{"description":"Where anybody can read the source file.","$ref":"#/$defs/address"}},"anyOf":[{"required":["content"]},{"required":["contentUrl"]}]},"sourceLanguage":{"$ref":"language.schema.json"},"targetLanguages":{"description":"None when a new source file is uploaded, one when translations are imported, several for multilingual files.","type":"array","items":{"$ref":"language.schema.json"}},"strings":{"description":"The parsed strings.","type":"array","items":{"$ref":"string-record.schema.json"}},"stringsUrl":{"description":"Where the parsed strings are, as new-line delimited JSON of one string record a line.","$ref":"#/$defs/address"}},"anyOf":[{"required":["strings"]},{"required":["stringsUrl"]}],"$defs":{"address":{"type":"string","format":"uri","pattern":"^https?://[^\\s/?#]+\\S*$","examples":["https://files.example/7"]},"base64":{"$comment":"That the length is a multiple of four would take a pattern that overflows the stack on a file of some megabytes.","type":"string","contentEncoding":"base64","pattern":"^[A-Za-z0-9+/]*={0,2}$","examples":["eyJhIjoiQSJ9"]}},"examples":[{"jobType":"file-post-import","organization":{"id":1,"domain":"acme.example","baseUrl":"https://acme.example","apiBaseUrl":"https://api.acme.example"},"project":{"id":1,"identifier":"demo","name":"Demo"},"file":{"id":7,"name":"menu.json","content":"eyJtZW51Lm9wZW4iOiJPcGVuIGEgZmlsZSJ9"},"sourceLanguage":{"id":"en","name":"English","editorCode":"en","twoLettersCode":"en","threeLettersCode":"eng","locale":"en-US","androidCode":"en-rUS","osxCode":"en.lproj","osxLocale":"en","pluralCategoryNames":["one","other"],"pluralRules":"(n != 1)"},"targetLanguages":[],"strings":[{"uniqId":"f0e1","identifier":"menu.open","text":"Open a file"}]}]};
const schema44 = {"type":"string","format":"uri","pattern":"^https?://[^\\s/?#]+\\S*$","examples":["https://files.example/7"]};
const pattern31 = new RegExp("^https?://[^\\s/?#]+\\S*$", "u");

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern31.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#]+\\S*$"},message:"must match pattern \""+"^https?://[^\\s/?#]+\\S*$"+"\"",schema:"^https?://[^\\s/?#]+\\S*$",parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.type,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema45 = {"$comment":"That the length is a multiple of four would take a pattern that overflows the stack on a file of some megabytes.","type":"string","contentEncoding":"base64","pattern":"^[A-Za-z0-9+/]*={0,2}$","examples":["eyJhIjoiQSJ9"]};
const pattern32 = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern32.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]*={0,2}$"},message:"must match pattern \""+"^[A-Za-z0-9+/]*={0,2}$"+"\"",schema:"^[A-Za-z0-9+/]*={0,2}$",parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.type,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://locspec.dev/schemas/language.schema.json","title":"Language","description":"A language as a job names it.","x-locspec-source":"File-processing job request, language object","type":"object","required":["id","name","editorCode","twoLettersCode","threeLettersCode","locale","androidCode","osxCode","osxLocale","pluralCategoryNames","pluralRules"],"properties":{"id":{"description":"The language code, which is also the key in `translations` of a string record.","type":"string","minLength":1},"name":{"type":"string"},"editorCode":{"type":"string"},"twoLettersCode":{"type":"string"},"threeLettersCode":{"type":"string"},"locale":{"type":"string"},"androidCode":{"type":"string"},"osxCode":{"type":"string"},"osxLocale":{"type":"string"},"pluralCategoryNames":{"description":"The names of the language's plural categories; they are the keys of plural texts.","type":"array","items":{"type":"string"}},"pluralRules":{"description":"The rule that picks a plural category for a number.","type":"string"}},"examples":[{"id":"uk","name":"Ukrainian","editorCode":"uk","twoLettersCode":"uk","threeLettersCode":"ukr","locale":"uk-UA","androidCode":"uk-rUA","osxCode":"uk.lproj","osxLocale":"uk","pluralCategoryNames":["one","few","many","other"],"pluralRules":"((n%10==1 && n%100!=11) ? 0 : ((n%10>=2 && n%10<=4 && (n%100<12 || n%100>14)) ? 1 : 2))"}]};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://locspec.dev/schemas/language.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.editorCode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "editorCode"},message:"must have required property '"+"editorCode"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.twoLettersCode === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "twoLettersCode"},message:"must have required property '"+"twoLettersCode"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.threeLettersCode === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "threeLettersCode"},message:"must have required property '"+"threeLettersCode"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.locale === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locale"},message:"must have required property '"+"locale"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.androidCode === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "androidCode"},message:"must have required property '"+"androidCode"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.osxCode === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "osxCode"},message:"must have required property '"+"osxCode"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.osxLocale === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "osxLocale"},message:"must have required property '"+"osxLocale"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.pluralCategoryNames === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pluralCategoryNames"},message:"must have required property '"+"pluralCategoryNames"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.pluralRules === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pluralRules"},message:"must have required property '"+"pluralRules"+"'",schema:schema32.required,parentSchema:schema32,data};
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
if(func7(data0) < 1){
const err11 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema32.properties.id,data:data0};
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
const err12 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.id.type,parentSchema:schema32.properties.id,data:data0};
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
const err13 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.name.type,parentSchema:schema32.properties.name,data:data1};
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
const err14 = {instancePath:instancePath+"/editorCode",schemaPath:"#/properties/editorCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.editorCode.type,parentSchema:schema32.properties.editorCode,data:data2};
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
const err15 = {instancePath:instancePath+"/twoLettersCode",schemaPath:"#/properties/twoLettersCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.twoLettersCode.type,parentSchema:schema32.properties.twoLettersCode,data:data3};
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
const err16 = {instancePath:instancePath+"/threeLettersCode",schemaPath:"#/properties/threeLettersCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.threeLettersCode.type,parentSchema:schema32.properties.threeLettersCode,data:data4};
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
const err17 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.locale.type,parentSchema:schema32.properties.locale,data:data5};
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
const err18 = {instancePath:instancePath+"/androidCode",schemaPath:"#/properties/androidCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.androidCode.type,parentSchema:schema32.properties.androidCode,data:data6};
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
const err19 = {instancePath:instancePath+"/osxCode",schemaPath:"#/properties/osxCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.osxCode.type,parentSchema:schema32.properties.osxCode,data:data7};
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
const err20 = {instancePath:instancePath+"/osxLocale",schemaPath:"#/properties/osxLocale/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.osxLocale.type,parentSchema:schema32.properties.osxLocale,data:data8};
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
const err21 = {instancePath:instancePath+"/pluralCategoryNames/" + i0,schemaPath:"#/properties/pluralCategoryNames/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.pluralCategoryNames.items.type,parentSchema:schema32.properties.pluralCategoryNames.items,data:data10};
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
const err22 = {instancePath:instancePath+"/pluralCategoryNames",schemaPath:"#/properties/pluralCategoryNames/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.properties.pluralCategoryNames.type,parentSchema:schema32.properties.pluralCategoryNames,data:data9};
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
const err23 = {instancePath:instancePath+"/pluralRules",schemaPath:"#/properties/pluralRules/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.pluralRules.type,parentSchema:schema32.properties.pluralRules,data:data11};
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
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"id":true,"name":true,"editorCode":true,"twoLettersCode":true,"threeLettersCode":true,"locale":true,"androidCode":true,"osxCode":true,"osxLocale":true,"pluralCategoryNames":true,"pluralRules":true},"dynamicProps":false,"dynamicItems":false};

const schema46 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://locspec.dev/schemas/string-record.schema.json","title":"String record","description":"One string of a file, the same in a job request and in a job response. That `uniqId` is unique within the file, and that plural texts have the categories of their language, is beyond a schema.","x-locspec-source":"String record","type":"object","required":["uniqId","identifier","text"],"properties":{"uniqId":{"description":"Unique within the file.","type":"string"},"identifier":{"description":"The key of the string, which people see.","type":"string"},"context":{"type":"string"},"maxLength":{"type":["integer","null"],"default":null},"isHidden":{"type":["boolean","null"],"default":null},"hasPlurals":{"description":"True for a plural string: its texts and statuses are then objects, otherwise never.","type":"boolean","default":false},"labels":{"type":"array","items":{"type":"string"},"default":[]},"attributes":{"type":"object","properties":{"serviceType":{"description":"The file format type of the string, for strings that need processing after, as HTML within JSON. Its values are open.","type":"string","x-locspec-gap":"module.service-type-values"}}},"text":{"description":"The source text. For a plural string it holds one text for each plural category of the source language.","type":["string","object"],"minProperties":1,"additionalProperties":{"type":"string"}},"translations":{"description":"Translations under the `id` of their target language.","type":"object","additionalProperties":{"$ref":"translation-entry.schema.json"}}},"if":{"required":["hasPlurals"],"properties":{"hasPlurals":{"const":true}}},"then":{"properties":{"text":{"type":"object"},"translations":{"additionalProperties":{"properties":{"text":{"type":"object"}}}}}},"else":{"properties":{"text":{"type":"string"},"translations":{"additionalProperties":{"properties":{"text":{"type":"string"}}}}}},"examples":[{"uniqId":"f0e1","identifier":"menu.open","context":"The file menu","maxLength":20,"isHidden":false,"hasPlurals":false,"labels":["menu"],"attributes":{"serviceType":"html"},"text":"Open a file","translations":{"uk":{"text":"Відкрити файл","status":"approved"}}},{"uniqId":"f0e2","identifier":"files.count","hasPlurals":true,"text":{"one":"%d file","other":"%d files"},"translations":{"uk":{"text":{"one":"%d файл","few":"%d файли","many":"%d файлів","other":"%d файлу"},"status":{"one":"translated","few":"translated","many":"translated","other":"translated"}}}}]};
const schema47 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://locspec.dev/schemas/translation-entry.schema.json","title":"Translation entry","description":"The translation of a string record into one language. Its text and its status are objects for a plural string, and single values for any other.","x-locspec-source":"Translation entry","type":"object","required":["text"],"properties":{"text":{"description":"The translation. For a plural string it holds one text for each plural category of the target language.","type":["string","object"],"minProperties":1,"additionalProperties":{"type":"string"}},"status":{"description":"The state of the translation, `translated` where none is given. For a plural string it holds one for each plural category.","default":"translated","anyOf":[{"type":"string","enum":["untranslated","translated","approved"]},{"type":"object","additionalProperties":{"type":"string","enum":["untranslated","translated","approved"]}}]}},"allOf":[{"if":{"required":["text"],"properties":{"text":{"type":"string"}}},"then":{"properties":{"status":{"type":"string"}}}},{"if":{"required":["text"],"properties":{"text":{"type":"object"}}},"then":{"properties":{"status":{"type":"object"}}}}],"examples":[{"text":"Відкрити файл","status":"approved"},{"text":{"one":"%d файл","few":"%d файли","many":"%d файлів","other":"%d файлу"},"status":{"one":"translated","few":"translated","many":"approved","other":"untranslated"}}]};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://locspec.dev/schemas/translation-entry.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
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
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/allOf/0/then/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.allOf[0].then.properties.status.type,parentSchema:schema47.allOf[0].then.properties.status,data:data1};
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
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema47.allOf[0].if,parentSchema:schema47.allOf[0],data};
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
const err6 = {instancePath:instancePath+"/status",schemaPath:"#/allOf/1/then/properties/status/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema47.allOf[1].then.properties.status.type,parentSchema:schema47.allOf[1].then.properties.status,data:data3};
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
const err7 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema47.allOf[1].if,parentSchema:schema47.allOf[1],data};
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
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema47.required,parentSchema:schema47,data};
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
const err9 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema47.properties.text.type},message:"must be string,object",schema:schema47.properties.text.type,parentSchema:schema47.properties.text,data:data4};
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
const err10 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema47.properties.text,data:data4};
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
const err11 = {instancePath:instancePath+"/text/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.text.additionalProperties.type,parentSchema:schema47.properties.text.additionalProperties,data:data5};
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
const err12 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.status.anyOf[0].type,parentSchema:schema47.properties.status.anyOf[0],data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data6 === "untranslated") || (data6 === "translated")) || (data6 === "approved"))){
const err13 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema47.properties.status.anyOf[0].enum},message:"must be equal to one of the allowed values",schema:schema47.properties.status.anyOf[0].enum,parentSchema:schema47.properties.status.anyOf[0],data:data6};
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
const err14 = {instancePath:instancePath+"/status/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/status/anyOf/1/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.status.anyOf[1].additionalProperties.type,parentSchema:schema47.properties.status.anyOf[1].additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((data7 === "untranslated") || (data7 === "translated")) || (data7 === "approved"))){
const err15 = {instancePath:instancePath+"/status/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/status/anyOf/1/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema47.properties.status.anyOf[1].additionalProperties.enum},message:"must be equal to one of the allowed values",schema:schema47.properties.status.anyOf[1].additionalProperties.enum,parentSchema:schema47.properties.status.anyOf[1].additionalProperties,data:data7};
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
const err16 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema47.properties.status.anyOf[1].type,parentSchema:schema47.properties.status.anyOf[1],data:data6};
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
const err17 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema47.properties.status.anyOf,parentSchema:schema47.properties.status,data:data6};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema47.type,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate111.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate111.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://locspec.dev/schemas/string-record.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
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
const err2 = {instancePath:instancePath+"/text",schemaPath:"#/then/properties/text/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema46.then.properties.text.type,parentSchema:schema46.then.properties.text,data:data1};
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
const err3 = {instancePath:instancePath+"/translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/text",schemaPath:"#/then/properties/translations/additionalProperties/properties/text/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema46.then.properties.translations.additionalProperties.properties.text.type,parentSchema:schema46.then.properties.translations.additionalProperties.properties.text,data:data4};
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
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/else/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.else.properties.text.type,parentSchema:schema46.else.properties.text,data:data5};
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
const err5 = {instancePath:instancePath+"/translations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/text",schemaPath:"#/else/properties/translations/additionalProperties/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.else.properties.translations.additionalProperties.properties.text.type,parentSchema:schema46.else.properties.translations.additionalProperties.properties.text,data:data8};
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
const err6 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema46.if,parentSchema:schema46,data};
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
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uniqId"},message:"must have required property '"+"uniqId"+"'",schema:schema46.required,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.identifier === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'",schema:schema46.required,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.text === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema46.required,parentSchema:schema46,data};
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
const err10 = {instancePath:instancePath+"/uniqId",schemaPath:"#/properties/uniqId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.properties.uniqId.type,parentSchema:schema46.properties.uniqId,data:data9};
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
const err11 = {instancePath:instancePath+"/identifier",schemaPath:"#/properties/identifier/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.properties.identifier.type,parentSchema:schema46.properties.identifier,data:data10};
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
const err12 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.properties.context.type,parentSchema:schema46.properties.context,data:data11};
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
const err13 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type: schema46.properties.maxLength.type},message:"must be integer,null",schema:schema46.properties.maxLength.type,parentSchema:schema46.properties.maxLength,data:data12};
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
const err14 = {instancePath:instancePath+"/isHidden",schemaPath:"#/properties/isHidden/type",keyword:"type",params:{type: schema46.properties.isHidden.type},message:"must be boolean,null",schema:schema46.properties.isHidden.type,parentSchema:schema46.properties.isHidden,data:data13};
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
const err15 = {instancePath:instancePath+"/hasPlurals",schemaPath:"#/properties/hasPlurals/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema46.properties.hasPlurals.type,parentSchema:schema46.properties.hasPlurals,data:data14};
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
const err16 = {instancePath:instancePath+"/labels/" + i0,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.properties.labels.items.type,parentSchema:schema46.properties.labels.items,data:data16};
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
const err17 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema46.properties.labels.type,parentSchema:schema46.properties.labels,data:data15};
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
const err18 = {instancePath:instancePath+"/attributes/serviceType",schemaPath:"#/properties/attributes/properties/serviceType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.properties.attributes.properties.serviceType.type,parentSchema:schema46.properties.attributes.properties.serviceType,data:data18};
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
const err19 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema46.properties.attributes.type,parentSchema:schema46.properties.attributes,data:data17};
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
const err20 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema46.properties.text.type},message:"must be string,object",schema:schema46.properties.text.type,parentSchema:schema46.properties.text,data:data19};
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
const err21 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema46.properties.text,data:data19};
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
const err22 = {instancePath:instancePath+"/text/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.properties.text.additionalProperties.type,parentSchema:schema46.properties.text.additionalProperties,data:data20};
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
if(!(validate111(data21[key3], {instancePath:instancePath+"/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data21,parentDataProperty:key3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : joined(vErrors, validate111.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath:instancePath+"/translations",schemaPath:"#/properties/translations/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema46.properties.translations.type,parentSchema:schema46.properties.translations,data:data21};
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
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema46.type,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate110.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate110.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://locspec.dev/schemas/job-request.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
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
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "strings"},message:"must have required property '"+"strings"+"'",schema:schema43.anyOf[0].required,parentSchema:schema43.anyOf[0],data};
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
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "stringsUrl"},message:"must have required property '"+"stringsUrl"+"'",schema:schema43.anyOf[1].required,parentSchema:schema43.anyOf[1],data};
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
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema43.anyOf,parentSchema:schema43,data};
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
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobType"},message:"must have required property '"+"jobType"+"'",schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.organization === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "organization"},message:"must have required property '"+"organization"+"'",schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.project === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project"},message:"must have required property '"+"project"+"'",schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.file === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'",schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.sourceLanguage === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceLanguage"},message:"must have required property '"+"sourceLanguage"+"'",schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.targetLanguages === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targetLanguages"},message:"must have required property '"+"targetLanguages"+"'",schema:schema43.required,parentSchema:schema43,data};
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
const err9 = {instancePath:instancePath+"/jobType",schemaPath:"#/properties/jobType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.jobType.type,parentSchema:schema43.properties.jobType,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if("file-post-import" !== data0){
const err10 = {instancePath:instancePath+"/jobType",schemaPath:"#/properties/jobType/const",keyword:"const",params:{allowedValue: "file-post-import"},message:"must be equal to constant",schema:"file-post-import",parentSchema:schema43.properties.jobType,data:data0};
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
const err11 = {instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema43.properties.organization.required,parentSchema:schema43.properties.organization,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.domain === undefined){
const err12 = {instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/required",keyword:"required",params:{missingProperty: "domain"},message:"must have required property '"+"domain"+"'",schema:schema43.properties.organization.required,parentSchema:schema43.properties.organization,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.baseUrl === undefined){
const err13 = {instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/required",keyword:"required",params:{missingProperty: "baseUrl"},message:"must have required property '"+"baseUrl"+"'",schema:schema43.properties.organization.required,parentSchema:schema43.properties.organization,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.apiBaseUrl === undefined){
const err14 = {instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/required",keyword:"required",params:{missingProperty: "apiBaseUrl"},message:"must have required property '"+"apiBaseUrl"+"'",schema:schema43.properties.organization.required,parentSchema:schema43.properties.organization,data:data1};
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
const err15 = {instancePath:instancePath+"/organization/id",schemaPath:"#/properties/organization/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema43.properties.organization.properties.id.type,parentSchema:schema43.properties.organization.properties.id,data:data2};
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
const err16 = {instancePath:instancePath+"/organization/domain",schemaPath:"#/properties/organization/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.organization.properties.domain.type,parentSchema:schema43.properties.organization.properties.domain,data:data3};
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
if(!(validate102(data1.baseUrl, {instancePath:instancePath+"/organization/baseUrl",parentData:data1,parentDataProperty:"baseUrl",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : joined(vErrors, validate102.errors);
errors = vErrors.length;
}
}
if(data1.apiBaseUrl !== undefined){
if(!(validate102(data1.apiBaseUrl, {instancePath:instancePath+"/organization/apiBaseUrl",parentData:data1,parentDataProperty:"apiBaseUrl",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : joined(vErrors, validate102.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema43.properties.organization.type,parentSchema:schema43.properties.organization,data:data1};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.project !== undefined){
let data6 = data.project;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.id === undefined){
const err18 = {instancePath:instancePath+"/project",schemaPath:"#/properties/project/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema43.properties.project.required,parentSchema:schema43.properties.project,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.identifier === undefined){
const err19 = {instancePath:instancePath+"/project",schemaPath:"#/properties/project/required",keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'",schema:schema43.properties.project.required,parentSchema:schema43.properties.project,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6.name === undefined){
const err20 = {instancePath:instancePath+"/project",schemaPath:"#/properties/project/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema43.properties.project.required,parentSchema:schema43.properties.project,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6.id !== undefined){
let data7 = data6.id;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err21 = {instancePath:instancePath+"/project/id",schemaPath:"#/properties/project/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema43.properties.project.properties.id.type,parentSchema:schema43.properties.project.properties.id,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.identifier !== undefined){
let data8 = data6.identifier;
if(typeof data8 !== "string"){
const err22 = {instancePath:instancePath+"/project/identifier",schemaPath:"#/properties/project/properties/identifier/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.project.properties.identifier.type,parentSchema:schema43.properties.project.properties.identifier,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data6.name !== undefined){
let data9 = data6.name;
if(typeof data9 !== "string"){
const err23 = {instancePath:instancePath+"/project/name",schemaPath:"#/properties/project/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.project.properties.name.type,parentSchema:schema43.properties.project.properties.name,data:data9};
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
const err24 = {instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema43.properties.project.type,parentSchema:schema43.properties.project,data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.file !== undefined){
let data10 = data.file;
const _errs24 = errors;
let valid4 = false;
const _errs25 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.content === undefined){
const err25 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/anyOf/0/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'",schema:schema43.properties.file.anyOf[0].required,parentSchema:schema43.properties.file.anyOf[0],data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var _valid1 = _errs25 === errors;
valid4 = valid4 || _valid1;
const _errs26 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.contentUrl === undefined){
const err26 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/anyOf/1/required",keyword:"required",params:{missingProperty: "contentUrl"},message:"must have required property '"+"contentUrl"+"'",schema:schema43.properties.file.anyOf[1].required,parentSchema:schema43.properties.file.anyOf[1],data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var _valid1 = _errs26 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err27 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema43.properties.file.anyOf,parentSchema:schema43.properties.file,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.id === undefined){
const err28 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema43.properties.file.required,parentSchema:schema43.properties.file,data:data10};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data10.name === undefined){
const err29 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema43.properties.file.required,parentSchema:schema43.properties.file,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data10.id !== undefined){
let data11 = data10.id;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err30 = {instancePath:instancePath+"/file/id",schemaPath:"#/properties/file/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema43.properties.file.properties.id.type,parentSchema:schema43.properties.file.properties.id,data:data11};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data10.name !== undefined){
let data12 = data10.name;
if(typeof data12 !== "string"){
const err31 = {instancePath:instancePath+"/file/name",schemaPath:"#/properties/file/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.file.properties.name.type,parentSchema:schema43.properties.file.properties.name,data:data12};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data10.content !== undefined){
if(!(validate105(data10.content, {instancePath:instancePath+"/file/content",parentData:data10,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : joined(vErrors, validate105.errors);
errors = vErrors.length;
}
}
if(data10.contentUrl !== undefined){
if(!(validate102(data10.contentUrl, {instancePath:instancePath+"/file/contentUrl",parentData:data10,parentDataProperty:"contentUrl",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : joined(vErrors, validate102.errors);
errors = vErrors.length;
}
}
}
else {
const err32 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema43.properties.file.type,parentSchema:schema43.properties.file,data:data10};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.sourceLanguage !== undefined){
if(!(validate73(data.sourceLanguage, {instancePath:instancePath+"/sourceLanguage",parentData:data,parentDataProperty:"sourceLanguage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : joined(vErrors, validate73.errors);
errors = vErrors.length;
}
}
if(data.targetLanguages !== undefined){
let data16 = data.targetLanguages;
if(Array.isArray(data16)){
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
if(!(validate73(data16[i0], {instancePath:instancePath+"/targetLanguages/" + i0,parentData:data16,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : joined(vErrors, validate73.errors);
errors = vErrors.length;
}
}
}
else {
const err33 = {instancePath:instancePath+"/targetLanguages",schemaPath:"#/properties/targetLanguages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema43.properties.targetLanguages.type,parentSchema:schema43.properties.targetLanguages,data:data16};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.strings !== undefined){
let data18 = data.strings;
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
if(!(validate110(data18[i1], {instancePath:instancePath+"/strings/" + i1,parentData:data18,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : joined(vErrors, validate110.errors);
errors = vErrors.length;
}
}
}
else {
const err34 = {instancePath:instancePath+"/strings",schemaPath:"#/properties/strings/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema43.properties.strings.type,parentSchema:schema43.properties.strings,data:data18};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.stringsUrl !== undefined){
if(!(validate102(data.stringsUrl, {instancePath:instancePath+"/stringsUrl",parentData:data,parentDataProperty:"stringsUrl",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : joined(vErrors, validate102.errors);
errors = vErrors.length;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema43.type,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":{"jobType":true,"organization":true,"project":true,"file":true,"sourceLanguage":true,"targetLanguages":true,"strings":true,"stringsUrl":true},"dynamicProps":false,"dynamicItems":false};


function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.cites === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cites"},message:"must have required property '"+"cites"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.standing === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "standing"},message:"must have required property '"+"standing"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.request === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "request"},message:"must have required property '"+"request"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.answer === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answer"},message:"must have required property '"+"answer"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.expect === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expect"},message:"must have required property '"+"expect"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "kind") || (key0 === "title")) || (key0 === "cites")) || (key0 === "standing")) || (key0 === "request")) || (key0 === "answer")) || (key0 === "files")) || (key0 === "expect"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err8 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.kind.type,parentSchema:schema42.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if("job" !== data0){
const err9 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "job"},message:"must be equal to constant",schema:"job",parentSchema:schema42.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate63(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : joined(vErrors, validate63.errors);
errors = vErrors.length;
}
}
if(data.cites !== undefined){
if(!(validate65(data.cites, {instancePath:instancePath+"/cites",parentData:data,parentDataProperty:"cites",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : joined(vErrors, validate65.errors);
errors = vErrors.length;
}
}
if(data.standing !== undefined){
if(!(validate69(data.standing, {instancePath:instancePath+"/standing",parentData:data,parentDataProperty:"standing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : joined(vErrors, validate69.errors);
errors = vErrors.length;
}
}
if(data.request !== undefined){
let data4 = data.request;
if((typeof data4 !== "string") && (!(data4 && typeof data4 == "object" && !Array.isArray(data4)))){
const err10 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type: schema42.properties.request.type},message:"must be string,object",schema:schema42.properties.request.type,parentSchema:schema42.properties.request,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs9 = errors;
let valid1 = true;
const _errs10 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid0 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs12 = errors;
if(!(validate101(data4, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : joined(vErrors, validate101.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.jobType = true;
props0.organization = true;
props0.project = true;
props0.file = true;
props0.sourceLanguage = true;
props0.targetLanguages = true;
props0.strings = true;
props0.stringsUrl = true;
}
}
if(!valid1){
const err12 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema42.properties.request.if,parentSchema:schema42.properties.request,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.answer !== undefined){
let data5 = data.answer;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!((((key1 === "status") || (key1 === "headers")) || (key1 === "body")) || (key1 === "text"))){
const err13 = {instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema42.properties.answer,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data5.status !== undefined){
let data6 = data5.status;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/answer/status",schemaPath:"#/properties/answer/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema42.properties.answer.properties.status.type,parentSchema:schema42.properties.answer.properties.status,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 599 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/answer/status",schemaPath:"#/properties/answer/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599",schema:599,parentSchema:schema42.properties.answer.properties.status,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6 < 100 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/answer/status",schemaPath:"#/properties/answer/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100",schema:100,parentSchema:schema42.properties.answer.properties.status,data:data6};
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
if(data5.headers !== undefined){
let data7 = data5.headers;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
let data8 = data7[key2];
if(typeof data8 !== "string"){
const err17 = {instancePath:instancePath+"/answer/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/answer/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.answer.properties.headers.additionalProperties.type,parentSchema:schema42.properties.answer.properties.headers.additionalProperties,data:data8};
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
const err18 = {instancePath:instancePath+"/answer/headers",schemaPath:"#/properties/answer/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema42.properties.answer.properties.headers.type,parentSchema:schema42.properties.answer.properties.headers,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data5.text !== undefined){
let data9 = data5.text;
if(typeof data9 !== "string"){
const err19 = {instancePath:instancePath+"/answer/text",schemaPath:"#/properties/answer/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.answer.properties.text.type,parentSchema:schema42.properties.answer.properties.text,data:data9};
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
const err20 = {instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema42.properties.answer.type,parentSchema:schema42.properties.answer,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.files !== undefined){
let data10 = data.files;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key3 in data10){
let data11 = data10[key3];
if(typeof data11 !== "string"){
const err21 = {instancePath:instancePath+"/files/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/files/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.files.additionalProperties.type,parentSchema:schema42.properties.files.additionalProperties,data:data11};
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
const err22 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema42.properties.files.type,parentSchema:schema42.properties.files,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.expect !== undefined){
if(!(validate94(data.expect, {instancePath:instancePath+"/expect",parentData:data,parentDataProperty:"expect",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : joined(vErrors, validate94.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema42.type,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema48 = {"title":"Proof key","description":"A verifier, the challenge that was sent before it, and whether they belong together.","x-locspec-source":"Endpoints 1","type":"object","additionalProperties":false,"required":["kind","title","cites","standing","verifier","challenge","valid"],"properties":{"kind":{"type":"string","const":"pkce"},"title":{"$ref":"#/$defs/title"},"cites":{"$ref":"#/$defs/cites"},"standing":{"$ref":"#/$defs/standing"},"verifier":{"type":"string"},"method":{"description":"As it was sent; absent when none was.","type":"string","enum":["S256","plain"]},"challenge":{"type":"string"},"valid":{"type":"boolean"}}};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.cites === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cites"},message:"must have required property '"+"cites"+"'",schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.standing === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "standing"},message:"must have required property '"+"standing"+"'",schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.verifier === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verifier"},message:"must have required property '"+"verifier"+"'",schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.challenge === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "challenge"},message:"must have required property '"+"challenge"+"'",schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.valid === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "valid"},message:"must have required property '"+"valid"+"'",schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "kind") || (key0 === "title")) || (key0 === "cites")) || (key0 === "standing")) || (key0 === "verifier")) || (key0 === "method")) || (key0 === "challenge")) || (key0 === "valid"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err8 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.kind.type,parentSchema:schema48.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if("pkce" !== data0){
const err9 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "pkce"},message:"must be equal to constant",schema:"pkce",parentSchema:schema48.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate63(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : joined(vErrors, validate63.errors);
errors = vErrors.length;
}
}
if(data.cites !== undefined){
if(!(validate65(data.cites, {instancePath:instancePath+"/cites",parentData:data,parentDataProperty:"cites",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : joined(vErrors, validate65.errors);
errors = vErrors.length;
}
}
if(data.standing !== undefined){
if(!(validate69(data.standing, {instancePath:instancePath+"/standing",parentData:data,parentDataProperty:"standing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : joined(vErrors, validate69.errors);
errors = vErrors.length;
}
}
if(data.verifier !== undefined){
let data4 = data.verifier;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/verifier",schemaPath:"#/properties/verifier/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.verifier.type,parentSchema:schema48.properties.verifier,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.method !== undefined){
let data5 = data.method;
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.method.type,parentSchema:schema48.properties.method,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((data5 === "S256") || (data5 === "plain"))){
const err12 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema48.properties.method.enum},message:"must be equal to one of the allowed values",schema:schema48.properties.method.enum,parentSchema:schema48.properties.method,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.challenge !== undefined){
let data6 = data.challenge;
if(typeof data6 !== "string"){
const err13 = {instancePath:instancePath+"/challenge",schemaPath:"#/properties/challenge/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.challenge.type,parentSchema:schema48.properties.challenge,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.valid !== undefined){
let data7 = data.valid;
if(typeof data7 !== "boolean"){
const err14 = {instancePath:instancePath+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties.valid.type,parentSchema:schema48.properties.valid,data:data7};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.type,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema49 = {"title":"Redirect","description":"The redirect URLs that an app registered, one that is asked for, and whether the browser may go there.","x-locspec-source":"Authentication 4","type":"object","additionalProperties":false,"required":["kind","title","cites","standing","registered","requested","allowed"],"properties":{"kind":{"type":"string","const":"redirect"},"title":{"$ref":"#/$defs/title"},"cites":{"$ref":"#/$defs/cites"},"standing":{"$ref":"#/$defs/standing"},"registered":{"type":"array","minItems":1,"items":{"type":"string"}},"requested":{"type":"string"},"allowed":{"type":"boolean"}}};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.cites === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cites"},message:"must have required property '"+"cites"+"'",schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.standing === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "standing"},message:"must have required property '"+"standing"+"'",schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.registered === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registered"},message:"must have required property '"+"registered"+"'",schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.requested === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requested"},message:"must have required property '"+"requested"+"'",schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.allowed === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowed"},message:"must have required property '"+"allowed"+"'",schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "kind") || (key0 === "title")) || (key0 === "cites")) || (key0 === "standing")) || (key0 === "registered")) || (key0 === "requested")) || (key0 === "allowed"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err8 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.kind.type,parentSchema:schema49.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if("redirect" !== data0){
const err9 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "redirect"},message:"must be equal to constant",schema:"redirect",parentSchema:schema49.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate63(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : joined(vErrors, validate63.errors);
errors = vErrors.length;
}
}
if(data.cites !== undefined){
if(!(validate65(data.cites, {instancePath:instancePath+"/cites",parentData:data,parentDataProperty:"cites",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : joined(vErrors, validate65.errors);
errors = vErrors.length;
}
}
if(data.standing !== undefined){
if(!(validate69(data.standing, {instancePath:instancePath+"/standing",parentData:data,parentDataProperty:"standing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : joined(vErrors, validate69.errors);
errors = vErrors.length;
}
}
if(data.registered !== undefined){
let data4 = data.registered;
if(Array.isArray(data4)){
if(data4.length < 1){
const err10 = {instancePath:instancePath+"/registered",schemaPath:"#/properties/registered/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema49.properties.registered,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/registered/" + i0,schemaPath:"#/properties/registered/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.registered.items.type,parentSchema:schema49.properties.registered.items,data:data5};
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
const err12 = {instancePath:instancePath+"/registered",schemaPath:"#/properties/registered/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema49.properties.registered.type,parentSchema:schema49.properties.registered,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.requested !== undefined){
let data6 = data.requested;
if(typeof data6 !== "string"){
const err13 = {instancePath:instancePath+"/requested",schemaPath:"#/properties/requested/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.requested.type,parentSchema:schema49.properties.requested,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.allowed !== undefined){
let data7 = data.allowed;
if(typeof data7 !== "boolean"){
const err14 = {instancePath:instancePath+"/allowed",schemaPath:"#/properties/allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema49.properties.allowed.type,parentSchema:schema49.properties.allowed,data:data7};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema49.type,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://locspec.dev/schemas/case.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.kind.type,parentSchema:schema19.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((((data0 === "croql") || (data0 === "job-request")) || (data0 === "job")) || (data0 === "pkce")) || (data0 === "redirect"))){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema19.properties.kind.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.kind.enum,parentSchema:schema19.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "croql"){
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : joined(vErrors, validate53.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "job-request"){
if(!(validate90(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : joined(vErrors, validate90.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "job"){
if(!(validate97(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : joined(vErrors, validate97.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "pkce"){
if(!(validate117(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : joined(vErrors, validate117.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "redirect"){
if(!(validate121(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : joined(vErrors, validate121.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err3 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf",schema:schema19.discriminator,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string",schema:schema19.discriminator,parentSchema:schema19,data};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate52.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate52.evaluated = {"dynamicProps":true,"dynamicItems":false};


export const validateCase = checkCase as Validator<Case>;
